#!/bin/sh
# restore.sh DUMP: puts a dump into the database that libpq's variables name, all or nothing. It must be empty.
set -eu

dump=${1:?names the dump, like site-20260131T020000Z.dump}
tables=$(psql --no-psqlrc --tuples-only --no-align --command \
	"select count(*) from pg_class c join pg_namespace n on n.oid = c.relnamespace
	 where c.relkind = 'r' and n.nspname not like 'pg\_%' and n.nspname <> 'information_schema'")
if [ "$tables" -ne 0 ]; then
	echo "The database ${PGDATABASE:-} holds $tables tables. Rename it and create an empty one first." >&2
	exit 1
fi
pg_restore --no-owner --no-privileges --single-transaction --exit-on-error --dbname="${PGDATABASE:?}" "$dump"
# Plans for the rows that are there now.
psql --no-psqlrc --quiet --command "analyze"
echo "Restored from $dump."

#!/bin/sh
# restore.sh DUMP [OPTION…]: restores a dump, in one transaction, into the database that libpq's variables select. The database
# must be empty. Options are passed to pg_restore, for example --no-privileges.
set -eu

dump=${1:?the file of the dump is required, for example site-20260131T020000Z.dump}
shift
if [ -f "$dump.sha256" ]; then
	expected=$(cut -d ' ' -f 1 "$dump.sha256")
	actual=$(sha256sum <"$dump")
	if [ "${actual%% *}" != "$expected" ]; then
		echo "$dump differs from its checksum: it is truncated or damaged." >&2
		exit 1
	fi
fi
# Reads the full dump before the database is changed.
if ! pg_restore --file=/dev/null "$dump"; then
	echo "$dump cannot be read to its end: it is truncated or damaged." >&2
	exit 1
fi
tables=$(psql --no-psqlrc --tuples-only --no-align --command \
	"select count(*) from pg_class c join pg_namespace n on n.oid = c.relnamespace
	 where c.relkind = 'r' and n.nspname not like 'pg\_%' and n.nspname <> 'information_schema'")
if [ "$tables" -ne 0 ]; then
	echo "The database ${PGDATABASE:-} holds $tables tables. Rename it and create an empty one first." >&2
	exit 1
fi
if ! pg_restore --no-owner --single-transaction --exit-on-error --dbname="${PGDATABASE:?}" "$@" "$dump"; then
	echo "Nothing was restored. Roles that the dump grants privileges to must exist; --no-privileges omits the grants." >&2
	exit 1
fi
# Updates the statistics of the query planner.
psql --no-psqlrc --quiet --command "analyze"
echo "The database was restored from $dump."

#!/bin/sh
# Writes a dump of the database into BACKUP_DIR (default: here), and removes those older than BACKUP_DAYS (default: 30).
# The database is named by libpq's variables: PGHOST, PGPORT, PGUSER, PGPASSWORD, PGDATABASE.
set -eu

folder=${BACKUP_DIR:-.}
dump="$folder/site-$(date -u +%Y%m%dT%H%M%SZ).dump"

# Only for its owner: visitors' letters are in it.
umask 077
trap 'rm -f "$dump.part"' EXIT
pg_dump --format=custom --no-owner --no-privileges --file="$dump.part"
# One that cannot be read does not count.
pg_restore --list "$dump.part" >/dev/null
mv "$dump.part" "$dump"

find "$folder" -maxdepth 1 -name 'site-*.dump' -mtime "+${BACKUP_DAYS:-30}" -delete
echo "$dump"

#!/bin/sh
# Writes a dump of the database and its checksum into BACKUP_DIR (default: the current folder) and removes dumps older than
# BACKUP_DAYS (default: 30). libpq's variables select the database: PGHOST, PGPORT, PGUSER, PGPASSWORD, PGDATABASE.
set -eu

folder=${BACKUP_DIR:-.}
dump="$folder/site-$(date -u +%Y%m%dT%H%M%SZ).dump"
child=

# Runs in the background, because the shell handles a signal only after a foreground command has ended.
run() {
	"$@" &
	child=$!
	wait "$child"
}
stop() {
	[ -z "$child" ] || kill "$child" 2>/dev/null || true
	exit "$1"
}
trap 'rm -f "$dump.part"' EXIT
trap 'stop 129' HUP
trap 'stop 130' INT
trap 'stop 143' TERM

# Only the owner can read the dump, because it contains visitors' input.
umask 077
# Removes files of killed backups. A running backup writes more often: it waits at most ten minutes for a lock.
find "$folder" -maxdepth 1 -name 'site-*.dump.part' -mmin +60 -delete
run pg_dump --format=custom --no-owner --lock-wait-timeout=10min --file="$dump.part"
# Reads and decompresses the full dump. `--list` would read only the table of contents and accept a truncated dump.
run pg_restore --file=/dev/null "$dump.part"
checksum=$(sha256sum <"$dump.part")
echo "${checksum%% *}  ${dump##*/}" >"$dump.sha256"
mv "$dump.part" "$dump"

find "$folder" -maxdepth 1 \( -name 'site-*.dump' -o -name 'site-*.dump.sha256' \) -mtime "+${BACKUP_DAYS:-30}" -delete
echo "$dump"

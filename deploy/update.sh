#!/bin/sh
# Deploys the version in .env to one server after the other, without downtime. With an older version in .env it is a
# rollback. If a step fails, servers that are not replaced yet continue to run.
set -eu
cd "$(dirname "$0")"

# Migrates the tables, imports the content and adds the files that pages load. Running servers are compatible with them.
docker compose run --rm release

for server in app1 app2; do
	docker compose up --detach --no-deps --wait --wait-timeout 120 "$server"
	# The proxy checks the health of each server every two seconds.
	sleep 5
done
# Writes the pages that the proxy serves when no server responds.
docker compose run --rm snapshot
docker compose ps

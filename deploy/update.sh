#!/bin/sh
# Brings in the version that .env names, one server after the other: visitors notice nothing. With an older version in
# .env it is a rollback. When a step fails, what is not replaced yet goes on.
set -eu
cd "$(dirname "$0")"

# Tables, content, files that pages load. The servers that run keep working with them.
docker compose run --rm release

for server in app1 app2; do
	docker compose up --detach --no-deps --wait --wait-timeout 120 "$server"
	# The proxy looks every two seconds whether a server is back.
	sleep 5
done
# What the proxy serves when no server answers.
docker compose run --rm snapshot
docker compose ps

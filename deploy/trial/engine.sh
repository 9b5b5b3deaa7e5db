#!/usr/bin/env bash
# Sees to it that a Docker engine with Compose 2 answers. Where none does, it installs Debian's engine and starts it, as root.
# Ends with 0 if an engine answers; otherwise it says what is missing. Compose 2 is Debian 13's, which runs on Debian 12, too.
set -euo pipefail
missing() { echo "No Docker engine: $*" >&2; exit 1; }
composes() { docker compose version > /dev/null 2>&1; }
answers() { docker info > /dev/null 2>&1; }

if answers && composes; then exit 0; fi
[ "$(id -u)" = 0 ] || missing 'none answers, and installing one takes root.'
command -v apt-get > /dev/null || missing 'none answers, and this is not Debian.'
export DEBIAN_FRONTEND=noninteractive

if ! command -v dockerd > /dev/null; then
  echo 'Installing a Docker engine …'
  apt-get update -qq && apt-get install -y -qq --no-install-recommends docker.io iptables > /dev/null ||
    missing 'docker.io could not be installed.'
fi

if ! answers; then
  log=/var/log/waybill-dockerd.log
  # A machine without rights for iptables or overlays still runs containers.
  for options in '' '--iptables=false --ip6tables=false' '--storage-driver=vfs'; do
    # shellcheck disable=SC2086 # several words
    setsid dockerd $options > "$log" 2>&1 < /dev/null &
    started=$!
    for _ in $(seq 60); do
      answers && break 2
      kill -0 "$started" 2> /dev/null || break
      sleep 0.5
    done
    kill "$started" 2> /dev/null || true
  done
  answers || missing "dockerd does not start; $log says why."
  echo "$started" > /run/waybill-dockerd.pid
  echo "Started dockerd; kill \$(cat /run/waybill-dockerd.pid) ends it."
fi

if ! composes; then
  mirror=$(apt-get indextargets --format '$(ORIGIN)|$(REPO_URI)' 'Created-By: Packages' | sed -n 's/^Debian|//p' | head -n 1)
  [ -n "$mirror" ] || missing 'Compose 2 is not installed, and no Debian mirror is known.'
  private=$(mktemp --directory)
  trap 'rm -rf "$private"' EXIT
  mkdir -p "$private/lists/partial" "$private/cache/archives/partial" "$private/parts"
  touch "$private/status"
  keyring=$(find /usr/share/keyrings -name 'debian-archive-keyring.*' | head -n 1)
  echo "deb [signed-by=$keyring] $mirror trixie main" > "$private/sources.list"
  of_debian_13() {
    apt-get -qq -o "Dir::Etc::SourceList=$private/sources.list" -o "Dir::Etc::SourceParts=$private/parts" \
      -o "Dir::State::Lists=$private/lists" -o "Dir::State::Status=$private/status" -o "Dir::Cache=$private/cache" \
      -o APT::Sandbox::User=root "$@"
  }
  of_debian_13 update && (cd "$private" && of_debian_13 download docker-compose > /dev/null) || missing 'Compose 2 could not be downloaded.'
  dpkg-deb --extract "$private"/docker-compose*.deb "$private/tree"
  plugins=${DOCKER_CONFIG:-$HOME/.docker}/cli-plugins
  mkdir -p "$plugins"
  install -m 755 "$(find "$private/tree" -type f -name docker-compose -perm -u+x)" "$plugins/docker-compose"
  composes || missing 'Compose 2 does not run here.'
fi

# A stand-in; ../images.sh makes it.
ARG BASE
FROM ${BASE}-bare
COPY authorities/ /usr/local/share/ca-certificates/
ARG REGISTRY
RUN update-ca-certificates > /dev/null 2>&1 \
    && mkdir -p /usr/local/etc \
    && printf 'registry=%s\ncafile=/etc/ssl/certs/ca-certificates.crt\n' "$REGISTRY" > /usr/local/etc/npmrc
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt \
    npm_config_registry=$REGISTRY \
    LANG=C.UTF-8 \
    PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
CMD ["bash"]

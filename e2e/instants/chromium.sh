#!/bin/sh
# Chromium opens no tab under libfaketime: it keeps the machine's clock, and its pages have that of their product (support/clock.ts).
unset LD_PRELOAD
exec "$REAL_CHROMIUM" "$@"

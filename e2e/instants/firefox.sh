#!/bin/sh
# Firefox, too, keeps the machine's clock: chromium.sh says why.
unset LD_PRELOAD
exec "$REAL_FIREFOX" "$@"

#!/bin/sh
# Makes the files of this folder anew: sh make-media.sh. Together they stay below 400 kB.
set -e
cd "$(dirname "$0")"
font=/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf
clock="%{pts\\:hms}':fontsize=h/8:fontcolor=white:box=1:boxcolor=black@0.7:boxborderw=8:x=(w-tw)/2:y=(h-th)/2"
encode="-c:v libx264 -profile:v baseline -pix_fmt yuv420p -preset veryslow"
live() {
  # shellcheck disable=SC2086
  ffmpeg -v error -y -f lavfi -i "smptebars=size=$1:rate=25:duration=12" -vf "drawtext=fontfile=$font:text='PADDOCK $clock" \
    $encode -b:v "$2" -maxrate "$2" -bufsize "$2" -g 100 -keyint_min 100 -sc_threshold 0 \
    -map 0:v -f segment -segment_time 4 -segment_format mpegts "$3-%d.mpegts"
}
live 320x180 60k low
live 640x360 120k high
# shellcheck disable=SC2086
ffmpeg -v error -y -f lavfi -i "testsrc2=size=320x180:rate=15:duration=8" -vf "drawtext=fontfile=$font:text='ARCHIVE $clock" \
  $encode -b:v 80k -maxrate 80k -bufsize 160k -movflags +faststart archive.mp4

#!/bin/sh
# Makes the font files beside this script. Run once; its output is committed.
# Needs Debian's fonttools and python3-brotli, and the npm package @fontsource-variable/anek-bangla unpacked at $1.
#
# - latin:   what nearly every page needs, preloaded
# - taka:    the sign ৳ alone, so that a price does not pull the whole Bengali font
# - accents: the rest of Latin-1, fetched when a page has one
# - switch:  the word বাংলা, which leads from every English page to the Bengali one
# - bengali: fetched when a page has Bengali text. Nearly all of its glyphs are for conjuncts, so a smaller choice would misspell some words;
#   two fixed weights have 54 KB each, the variable font 134 KB.
set -eu
source_folder=$1/files
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT

for script in latin bengali; do
  fonttools varLib.instancer "$source_folder/anek-bangla-$script-wght-normal.woff2" wght=400:700 \
    -o "$work/$script.ttf" -q
done
for weight in 400 700; do
  fonttools varLib.instancer "$source_folder/anek-bangla-bengali-wght-normal.woff2" wght=$weight -o "$work/bengali-$weight.ttf" -q
done

subset() {
  pyftsubset "$work/$1.ttf" --unicodes="$3" --layout-features="$4" --no-hinting --flavor=woff2 \
    --output-file="$here/anek-bangla-$2.woff2"
}

subset latin latin 'U+0020-007E,U+00A0,U+00A9,U+00AE,U+00B0,U+00B7,U+00D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2122,U+2212' 'ccmp,liga,tnum,rvrn'
subset latin accents 'U+00A1-00A8,U+00AA-00AD,U+00AF,U+00B1-00B6,U+00B8-00D6,U+00D8-00FF,U+0152-0153,U+2030,U+2039-203A,U+20AC' 'ccmp'
subset bengali taka 'U+09F3' ''
letters='U+0964-0965,U+0980-09F2,U+09F4-09FE,U+200C-200D,U+25CC'
subset bengali-400 bengali-regular "$letters" '*'
subset bengali-700 bengali-bold "$letters" '*'
subset bengali-700 switch 'U+09AC,U+09BE,U+0982,U+09B2' '*'

import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { pngFile } from './png-file.js'
import type { Sample } from './sample.js'

const text = (source: string) => async () => Buffer.from(source)
const bytes = (...values: number[]) => Buffer.from(values)
const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">${inner}</svg>`
const square = () => sharp({ create: { width: 300, height: 300, channels: 3, background: '#c33' } })
const laughs = Array.from({ length: 9 }, (_, index) => {
  const inner = index === 0 ? 'ha' : `&l${index - 1};`.repeat(10)
  return `<!ENTITY l${index} "${inner}">`
}).join('')

/** What is no JPEG, PNG or WebP, whatever it says it is, or not even in its first lines. */
export const FOREIGN_FILES: Sample[] = [
  { name: 'an SVG with a script', make: text(svg('<script>alert(1)</script>')) },
  {
    name: 'an SVG with a foreign object',
    make: text(svg('<foreignObject><body onload="alert(1)"/></foreignObject>')),
  },
  { name: 'an SVG that reads a file', make: text(svg('<image href="file:///etc/passwd"/>')) },
  { name: 'an SVG that asks a host', make: text(svg('<image href="http://127.0.0.1:1/"/>')) },
  {
    name: 'an SVG of a billion laughs',
    make: text(`<?xml version="1.0"?><!DOCTYPE svg [${laughs}]>${svg('<text>&l8;</text>')}`),
  },
  {
    name: 'an SVG in UTF-16',
    make: async () => Buffer.concat([bytes(0xff, 0xfe), Buffer.from(svg(''), 'utf16le')]),
  },
  { name: 'a packed SVG', make: async () => gzipSync(svg('')) },
  { name: 'a page', make: text('<!doctype html><script>alert(1)</script>') },
  { name: 'a script', make: text('alert(1)') },
  { name: 'PHP', make: text('<?php system($_GET[0]);') },
  { name: 'a drawing for ImageMagick', make: text('push graphic-context\nimage over 0,0 0,0 |ls') },
  { name: 'a GIF', make: () => square().gif().toBuffer() },
  {
    name: 'a GIF that is a script',
    make: text('GIF89a/*\u0001\u0001\u0000\u0000*/=1;alert(1)//'),
  },
  { name: 'a TIFF', make: () => square().tiff().toBuffer() },
  { name: 'an AVIF', make: () => square().avif({ effort: 0 }).toBuffer() },
  {
    name: 'a HEIC',
    make: async () => Buffer.concat([bytes(0, 0, 0, 24), Buffer.from('ftypheic\0\0\0\0mif1heic')]),
  },
  {
    name: 'a film',
    make: async () => Buffer.concat([bytes(0, 0, 0, 24), Buffer.from('ftypisom\0\0\0\0isomavc1')]),
  },
  { name: 'a PDF', make: text('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(alert(1))>>>>') },
  {
    name: 'a PDF with a JPEG in it',
    make: async () => Buffer.concat([Buffer.from('%PDF-1.7\n'), await square().jpeg().toBuffer()]),
  },
  { name: 'a BMP', make: async () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(400)]) },
  { name: 'an icon', make: async () => Buffer.concat([bytes(0, 0, 1, 0, 1, 0), Buffer.alloc(99)]) },
  {
    name: 'a PSD',
    make: async () => Buffer.concat([Buffer.from('8BPS\0\u0001'), Buffer.alloc(99)]),
  },
  {
    name: 'a PPM',
    make: async () => Buffer.concat([Buffer.from('P6 300 300 255\n'), Buffer.alloc(270_000)]),
  },
  { name: 'a FITS', make: text('SIMPLE  =                    T'.padEnd(2_880)) },
  {
    name: 'a Radiance picture',
    make: text('#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 300 +X 300\n'),
  },
  {
    name: 'an OpenEXR',
    make: async () => Buffer.concat([bytes(0x76, 0x2f, 0x31, 1), Buffer.alloc(99)]),
  },
  {
    name: 'libvips’ own',
    make: async () => Buffer.concat([bytes(0x08, 0xf2, 0xa6, 0xb6), Buffer.alloc(99)]),
  },
  {
    name: 'a JPEG 2000',
    make: async () => bytes(0, 0, 0, 12, 0x6a, 0x50, 0x20, 0x20, 13, 10, 0x87, 10),
  },
  {
    name: 'a JPEG XL',
    make: async () => bytes(0, 0, 0, 12, 0x4a, 0x58, 0x4c, 0x20, 13, 10, 0x87, 10),
  },
  {
    name: 'a ZIP',
    make: async () => Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(99)]),
  },
  { name: 'a gzip bomb', make: async () => gzipSync(Buffer.alloc(100_000_000), { level: 1 }) },
  {
    name: 'a program',
    make: async () => Buffer.concat([bytes(0x7f), Buffer.from('ELF'), Buffer.alloc(99)]),
  },
  { name: 'a sound', make: text('RIFF\0\0\0\0WAVEfmt ') },
  { name: 'zeros', make: async () => Buffer.alloc(10_000) },
  { name: 'nothing', make: async () => Buffer.alloc(0) },
  {
    name: 'a JPEG after a byte order mark',
    make: async () => Buffer.concat([bytes(0xef, 0xbb, 0xbf), await square().jpeg().toBuffer()]),
  },
  { name: 'a JPEG’s first bytes', make: async () => bytes(0xff, 0xd8, 0xff) },
  { name: 'a PNG’s first bytes', make: async () => bytes(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10) },
  { name: 'a WebP’s first bytes', make: text('RIFF\0\0\0\0WEBPVP8 ') },
  { name: 'a PNG of no height', make: async () => pngFile({ width: 300, height: 0 }) },
  {
    name: 'a PNG of two thousand million lines',
    make: async () => pngFile({ width: 300, height: 2_147_483_647, samples: Buffer.alloc(900) }),
  },
]

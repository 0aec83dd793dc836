import type { Format } from './formats'

/** A light, by its middle and its reach. */
export type Glow = { x: number; y: number; reach: number }

type Sizes = readonly [number, ...number[]]

/** How a result is laid out in a format, in px. */
export type Layout = {
  margin: string
  glow: Glow
  /** Of the words, the diagram and the foot. */
  width: number
  /** Of the words beside the picture; else below it. */
  wordsWidth: number
  art: number
  /** With more than three bars below it. */
  smallArt: number
  isCentered: boolean
  gameTitle: Sizes
  title: { sizes: Sizes; lines: number }
  line: { sizes: Sizes; lines: number }
  /** Above the diagram. */
  gap: number
  bar: { height: number; fontSize: number; ends: number; thickness: number }
  podium: { art: number; fontSize: number }
  mark: number
}

/** Words stay clear of the upper and lower 15 px of the wide one, which messengers cut to 2:1. */
export const LAYOUTS: Record<Format, Layout> = {
  wide: {
    margin: '56px',
    glow: { x: 311, y: 300, reach: 500 },
    width: 526,
    wordsWidth: 526,
    art: 510,
    smallArt: 510,
    isCentered: false,
    gameTitle: [28, 24],
    title: { sizes: [88, 76, 64, 52, 44], lines: 2 },
    line: { sizes: [28, 25, 22], lines: 2 },
    gap: 22,
    bar: { height: 36, fontSize: 21, ends: 148, thickness: 12 },
    podium: { art: 76, fontSize: 20 },
    mark: 36,
  },
  square: {
    margin: '68px',
    glow: { x: 304, y: 304, reach: 540 },
    width: 944,
    wordsWidth: 424,
    art: 472,
    smallArt: 472,
    isCentered: false,
    gameTitle: [32, 28, 24],
    title: { sizes: [92, 80, 68, 56, 46], lines: 3 },
    line: { sizes: [33, 29, 25], lines: 4 },
    gap: 56,
    bar: { height: 58, fontSize: 32, ends: 250, thickness: 18 },
    podium: { art: 184, fontSize: 30 },
    mark: 50,
  },
  tall: {
    margin: '150px 80px 140px',
    glow: { x: 540, y: 570, reach: 600 },
    width: 920,
    wordsWidth: 920,
    art: 840,
    smallArt: 680,
    isCentered: true,
    gameTitle: [42, 36, 32],
    title: { sizes: [128, 108, 92, 76, 62], lines: 2 },
    line: { sizes: [42, 38, 33], lines: 2 },
    gap: 56,
    bar: { height: 68, fontSize: 36, ends: 250, thickness: 20 },
    podium: { art: 168, fontSize: 34 },
    mark: 60,
  },
}

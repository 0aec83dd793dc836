import type { Format } from './formats'

/** A light, by its middle and its reach. */
export type Glow = { x: number; y: number; reach: number }

type Sizes = readonly [number, ...number[]]

/** Font sizes on one line where that is wide enough, else smaller ones on several: so it takes about the same height. */
type Text = { onOneLine: Sizes; sizes: Sizes; lines: number }

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
  gameTitle: Text
  title: Text
  line: Text
  /** Above the diagram. */
  gap: number
  bar: { height: number; fontSize: number; ends: number; thickness: number }
  podium: { art: number; fontSize: number }
  mark: number
  /** Of the invitation beside the mark, or below it; stacked it is two lines. */
  invitation: { fontSize: number; isStacked: boolean }
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
    gameTitle: { onOneLine: [28, 26, 24, 22], sizes: [20, 18], lines: 2 },
    title: { onOneLine: [88, 80, 72, 64], sizes: [52, 46, 40], lines: 2 },
    line: { onOneLine: [28, 26], sizes: [24, 22], lines: 2 },
    gap: 22,
    bar: { height: 36, fontSize: 21, ends: 148, thickness: 12 },
    podium: { art: 76, fontSize: 20 },
    mark: 36,
    invitation: { fontSize: 20, isStacked: true },
  },
  square: {
    margin: '68px',
    glow: { x: 304, y: 304, reach: 540 },
    width: 944,
    wordsWidth: 424,
    art: 472,
    smallArt: 472,
    isCentered: false,
    gameTitle: { onOneLine: [32], sizes: [32, 28, 24], lines: 2 },
    title: { onOneLine: [92, 80, 68], sizes: [72, 62, 52, 46], lines: 3 },
    line: { onOneLine: [33], sizes: [33, 29, 25], lines: 3 },
    gap: 56,
    bar: { height: 58, fontSize: 32, ends: 250, thickness: 18 },
    podium: { art: 184, fontSize: 30 },
    mark: 50,
    invitation: { fontSize: 30, isStacked: false },
  },
  tall: {
    margin: '150px 80px 140px',
    glow: { x: 540, y: 570, reach: 600 },
    width: 920,
    wordsWidth: 920,
    art: 710,
    smallArt: 640,
    isCentered: true,
    gameTitle: { onOneLine: [42, 38, 34], sizes: [36, 32], lines: 2 },
    title: { onOneLine: [128, 116, 104, 92, 80], sizes: [84, 72, 62], lines: 2 },
    line: { onOneLine: [42, 38, 34], sizes: [36, 33], lines: 2 },
    gap: 56,
    bar: { height: 68, fontSize: 36, ends: 250, thickness: 20 },
    podium: { art: 168, fontSize: 34 },
    mark: 60,
    invitation: { fontSize: 36, isStacked: false },
  },
}

import type { Stroke } from './picture-shapes'

/** The sizes a picture of a board is made in. */
export const BOARD_FORMATS = {
  screen: { width: 1280, height: 720, label: '16:9', use: '영상과 발표' },
  square: { width: 1080, height: 1080, label: '1:1', use: '게시물' },
  tall: { width: 1080, height: 1920, label: '9:16', use: '스토리와 배경화면' },
  link: { width: 1200, height: 630, label: '1200×630', use: '링크와 메신저' },
} as const

export type BoardFormat = keyof typeof BOARD_FORMATS
export const boardFormats = [
  'screen',
  'square',
  'tall',
  'link',
] as const satisfies readonly BoardFormat[]

/** What a board's picture stands on. */
export type BoardGround = {
  label: string
  back: string
  glow: string | null
  /** Colours of a row and of an item without a picture. */
  row: string
  card: string
  ink: string
  quiet: string
  ember: string
  /** What is drawn on its back, in the picture's size. */
  draw?: (size: { width: number; height: number }) => readonly Stroke[]
}

export const BOARD_GROUNDS = {
  charcoal: {
    label: '숯',
    back: '#100e0d',
    glow: null,
    row: '#231f1c',
    card: '#3a342f',
    ink: '#f7f1e8',
    quiet: '#c4b8ab',
    ember: '#ff7a3d',
  },
  hanji: {
    label: '한지',
    back: '#f6efe0',
    glow: null,
    row: '#e9dec8',
    card: '#fffaf0',
    ink: '#1f1a16',
    quiet: '#574d44',
    ember: '#b8430e',
  },
  firelight: {
    label: '불빛',
    back: '#1d1310',
    glow: '#6b321b',
    row: '#33221b',
    card: '#4d362b',
    ink: '#fff3e2',
    quiet: '#dcc3ac',
    ember: '#ff8f57',
  },
} as const satisfies Record<string, BoardGround>

export type FreeGround = keyof typeof BOARD_GROUNDS
export const freeGrounds = [
  'charcoal',
  'hanji',
  'firelight',
] as const satisfies readonly FreeGround[]

export type BoardLook = {
  format: BoardFormat
  ground: BoardGround
  hasEmptyRows: boolean
}

export const USUAL_LOOK: BoardLook = {
  format: 'screen',
  ground: BOARD_GROUNDS.charcoal,
  hasEmptyRows: true,
}

export function formatNamed(name: string | null | undefined): BoardFormat {
  return boardFormats.find((format) => format === name) ?? USUAL_LOOK.format
}

export function groundNamed(name: string | null | undefined): BoardGround {
  const free = freeGrounds.find((ground) => ground === name)
  return free ? BOARD_GROUNDS[free] : USUAL_LOOK.ground
}

import type { Emotion } from '../kit/emotion.js'
import { light } from '../kit/light.js'
import { framed } from '../kit/portrait.js'
import { disc, fill, oval, placed, stroke } from '../kit/shapes.js'
import { svg } from '../kit/svg.js'

const BACK = '#6482a0'
const LIT = '#a6bfcd'
const DARK = '#43597a'
const CREAM = '#f7e8c8'
const INK = '#1b2440'

const ROUND = 'M-96 4C-98-58-56-86 0-86S98-58 96 4C94 62 54 80 0 80S-94 62-96 4z'

/** The rope mark is the white ring at its root. */
const TAIL = svg`${fill('M-18 40Q-14 0-6-26-42-30-58-60-20-66 0-40 18-68 56-64 42-32 8-26 14 0 20 40z', DARK)}${fill('M-6-26Q-42-30-58-60-20-66 0-40z', BACK)}${stroke('M-12 4Q2 10 14 3', CREAM, 9)}`

const CAP = svg`${fill('M-58 4Q-58-56 0-58 58-56 58 4z', '#d9a12f')}${fill('M22-54Q58-44 58 4H34Q40-30 22-54z', '#a3711e')}${stroke('M-28-2Q-28-36-10-54M0-4V-56', '#b07d22', 4)}${fill('M-66-4Q0-20 66-4V18Q0 2-66 18z', '#f2c55a')}${fill('M30-14Q50-10 66-4V18Q50 12 30 9z', '#c08c2a')}`

const FACE_SIDE = svg`${fill(ROUND, BACK)}${fill('M-96 4C-98-58-56-86 0-86-50-70-80-40-78 14-80 34-90 30-96 4z', LIT)}${fill('M40-78Q98-58 96 4C94 62 54 80 10 80 70 60 84-20 40-78z', DARK)}${fill('M-94 20Q-50 44 0 44T94 20C86 66 50 80 0 80S-86 66-94 20z', CREAM)}${fill('M94 20C86 66 50 80 10 80 50 72 66 56 70 34z', '#bfa98a')}${stroke('M-36 54Q-34 66-28 76M0 56V78M36 54Q34 66 28 76', '#cbb592', 3.5)}`

const FINS = svg`${fill('M-88 30Q-128 36-122 74-92 76-76 52z', BACK)}${fill('M88 30Q128 36 122 74 92 76 76 52z', DARK)}`

const CHEEKS = svg`${oval(-64, 24, 12, 7, '#dd9a80')}${oval(64, 24, 12, 7, '#c07f70')}`

const mouths: Record<Exclude<Emotion, 'angry'>, string> = {
  plain: stroke('M-34 38Q0 46 34 38', INK, 5),
  joy: svg`${fill('M-42 30Q0 42 42 30 36 66 0 66T-42 30z', INK)}${fill('M-24 56Q0 42 24 56 12 66 0 66T-24 56z', '#d9705f')}`,
  sad: stroke('M-30 46Q0 32 30 46', INK, 5),
  surprised: oval(0, 44, 11, 13, INK),
}

function eye(x: number, y: number, r: number): string {
  return svg`${disc(x, y, r, INK)}${disc(x - 3, y - 3, 3, '#fff6e6')}`
}

const eyes: Record<Exclude<Emotion, 'angry'>, string> = {
  plain: svg`${eye(-58, 0, 9)}${eye(58, 0, 9)}${stroke('M-72-12Q-62-22-46-22M46-22Q62-22 72-12', INK, 4)}`,
  joy: stroke('M-72 6Q-58-14-44 6M44 6Q58-14 72 6', INK, 6),
  sad: svg`${eye(-58, 8, 8)}${eye(58, 8, 8)}${stroke('M-74 4Q-60-6-44-6M44-6Q60-6 74 4', INK, 5)}${stroke('M-76-8Q-62-20-46-22M46-22Q62-20 76-8', DARK, 5)}`,
  surprised: svg`${oval(-58, 0, 17, 18, '#fff6e6')}${eye(-56, 1, 7)}`,
}

/** He sulks with his back turned, one eye over the shoulder. */
const SULKING = svg`${fill(ROUND, BACK)}${fill('M-96 4C-98-58-56-86 0-86-50-70-80-40-78 14-80 34-90 30-96 4z', LIT)}${fill('M40-78Q98-58 96 4C94 62 54 80 10 80 70 60 84-20 40-78z', DARK)}${placed({ x: 14, y: -74, turn: 12, scale: 0.94 }, CAP)}${oval(74, -12, 11, 8, '#fff6e6')}${disc(78, -11, 6, INK)}${stroke('M58-28Q74-26 88-16', INK, 6)}${stroke('M60 4Q76 8 88 0', '#31435f', 4)}${fill('M-40 0Q-34-24-4-24 26-24 32 0 18 18 14 50H-22Q-26 18-40 0z', '#819eb7')}${fill('M4-23Q26-20 32 0 18 18 14 50H0Q16 8 4-23z', '#4c6685')}${fill('M-4 46Q-42 30-84 58-46 80-4 66 40 82 80 54 38 30-4 46z', LIT)}${fill('M-4 46Q38 30 80 54 40 82-4 66z', '#2f4263')}${stroke('M-22 34Q-4 42 14 34', CREAM, 9)}${stroke('M-116-40l-14-8M-112-58l-10-12M-120-20h-14', CREAM, 5)}`

function awake(emotion: Exclude<Emotion, 'angry'>): string {
  const startled = emotion === 'surprised'
  const cap = startled ? { x: 34, y: -42, turn: 34, scale: 1.02 } : { x: 4, y: -70, turn: 4 }
  return svg`${placed({ x: 62, y: -62, turn: 30 }, TAIL)}${FINS}${FACE_SIDE}${CHEEKS}${eyes[emotion]}${mouths[emotion]}${placed(cap, CAP)}`
}

/** Frightened he swells and rises, sad he lies flat. */
const SIZES: Record<Emotion, string> = {
  plain: 'translate(118 142) rotate(-3) scale(.92)',
  joy: 'translate(118 136) scale(.94)',
  sad: 'translate(118 168) rotate(3) scale(.98 .74)',
  angry: 'translate(126 142) scale(.92)',
  surprised: 'translate(118 128) rotate(-4) scale(1.06)',
}

/** No words and no human face: the whole whale speaks. */
export function porong(emotion: Emotion): string {
  return framed(
    '#5b5570',
    light({ x: 34, y: 30, r: 210, colour: '#ffd79a', strength: 0.6 }),
    fill(
      'M-10 214a34 22 0 0 1 60-6 40 24 0 0 1 76-2 38 22 0 0 1 70 2 36 24 0 0 1 60 8V250H-10z',
      '#c98f80',
    ),
    svg`<g transform="${SIZES[emotion]}">${emotion === 'angry' ? SULKING : awake(emotion)}</g>`,
    fill('M-10 232a40 20 0 0 1 70-4 46 22 0 0 1 84 2 44 22 0 0 1 106 4V250H-10z', '#3b4865'),
  )
}

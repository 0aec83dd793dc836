import type { Emotion } from '../kit/emotion.js'
import { light } from '../kit/light.js'
import { SKIN } from '../kit/palette.js'
import { framed, portrait } from '../kit/portrait.js'
import { box, disc, fill, oval, placed, stroke } from '../kit/shapes.js'
import { svg } from '../kit/svg.js'
import type { ThemePictures } from '../theme-pictures.js'
import { backOfHead, capFromBehind, HAIR, NAVY } from './attendant-head.js'

const WET_WALL = '#46534f'
const CREAM = '#cfc6a8'
const RED = '#c8321f'
const YELLOW = '#e8b923'
const YELLOW_DARK = '#a97f14'

type Back = { head: number; turn: number; slide: number; shoulders: number; lean: number }

/** He never shows his face: what he feels is in his back. */
const backs: Record<Emotion, Back> = {
  plain: { head: 0, turn: 0, slide: 0, shoulders: 0, lean: 0 },
  joy: { head: -2, turn: -4, slide: -3, shoulders: 5, lean: -1 },
  sad: { head: 22, turn: 9, slide: 4, shoulders: 16, lean: 3 },
  angry: { head: -2, turn: 0, slide: 0, shoulders: -7, lean: 0 },
  surprised: { head: -6, turn: 3, slide: 9, shoulders: -4, lean: -2 },
}

/** A hand seen from its palm, its wrist at the origin. */
const PALM =
  'M-20 0Q-26-24-22-38L-25-66Q-24-74-18-72Q-14-70-12-44L-9-76Q-6-83 0-80Q4-78 2-46L8-74Q13-80 18-75Q20-70 13-42L24-60Q30-64 33-58Q32-50 22-24Q18-10 18 0z'

function rightHand(emotion: Emotion): string {
  if (emotion === 'angry') {
    return placed(
      { x: 176, y: 226, scale: 1.15 },
      fill('M-26-2H24V60H-30z', NAVY.dark),
      fill(PALM, SKIN.warm.lit),
      stroke('M-14-30Q0-38 12-26M-10-14Q2-22 16-18', SKIN.warm.dark, 2.4),
    )
  }
  if (emotion === 'surprised') {
    return placed(
      { x: 204, y: 190, turn: 16, scale: 0.72 },
      fill('M-26-2H24L40 90H-30z', NAVY.lit),
      fill(PALM, SKIN.warm.dark),
    )
  }
  return ''
}

function attendant(emotion: Emotion): string {
  const { head, turn, slide, shoulders, lean } = backs[emotion]
  const isBare = emotion === 'joy'
  const cap = capFromBehind(isBare ? { lit: '#3a4d78', dark: NAVY.dark } : NAVY)
  const bare = svg`${fill('M-46 0C-56-44-34-72 2-72S56-42 46 0z', '#201a18')}${stroke('M-4-66Q-26-58-34-34M2-66Q-6-44-4-24', '#3b312d', 3)}`
  const coil = 'M50 246q12 2 12-6t-8-6 2 12 12 6 8-14-6-4 2 12 12 6'
  const handset = svg`${stroke('M34 172Q26 206 34 242', CREAM, 15)}${fill('M30 160Q56 158 60 168V184Q46 190 28 184z', CREAM)}${fill(
    'M28 230Q50 226 60 234V250Q50 258 28 254z',
    CREAM,
  )}${fill('M52 162Q59 164 60 168V184L52 186zM52 230Q58 231 60 234V250L52 254z', '#8d866d')}${stroke(coil, CREAM, 3.6)}${fill(
    'M12 198Q26 188 50 196Q56 202 50 206Q56 212 50 216Q54 222 46 226Q24 230 8 222z',
    SKIN.warm.lit,
  )}${stroke('M30 207H48M30 217H48', SKIN.warm.dark, 2.2)}${fill('M-4 190L16 196 14 230-4 264z', NAVY.lit)}`
  return framed(
    WET_WALL,
    light({ x: 30, y: 24, r: 190, colour: RED, strength: 0.6 }),
    stroke('M0 96H240M0 168H240M60 0V96M180 0V96M120 96V168', '#3a4444', 2),
    placed(
      { x: 120, y: 150 + shoulders, turn: lean },
      fill('M-20-22H20V30H-20z', SKIN.warm.dark),
      fill('M-20-22H-6V30H-20z', SKIN.warm.lit),
      fill('M-104 124Q-104 66-84 54L-26 24Q0 34 26 24L88 44Q108 56 108 124z', NAVY.lit),
      fill('M26 24L88 44Q108 56 108 124H60Q66 60 26 24z', NAVY.dark),
      fill('M-28 14Q0 28 28 14V30Q0 44-30 30z', NAVY.dark),
      stroke('M0 56V124M-84 54L-26 24', '#31436a', 2.6),
    ),
    placed(
      { x: 120 + slide, y: 100 + head, turn },
      backOfHead(HAIR, slide),
      isBare ? fill('M-46-2Q-54 20-40 40L-34 34Q-44 18-40-2z', '#f2b98a') : '',
      isBare ? bare : cap,
    ),
    placed({ x: 4, y: shoulders * 0.7 - 20 }, handset),
    rightHand(emotion),
    isBare
      ? placed(
          { x: 178, y: 218, turn: -10, scale: 0.86 },
          cap,
          fill('M26 2Q28-14 40-16Q62-14 64 0Q66 16 52 20L30 18Q24 12 26 2z', SKIN.warm.lit),
        )
      : '',
  )
}

const lamps: Record<Emotion, { colour: string; r: number; strength: number; wall: string }> = {
  plain: { colour: '#8e2a1c', r: 120, strength: 0.25, wall: WET_WALL },
  joy: { colour: '#ff8a4a', r: 200, strength: 0.7, wall: '#56524a' },
  sad: { colour: '#5c211a', r: 90, strength: 0.3, wall: '#333f40' },
  angry: { colour: '#f0301a', r: 290, strength: 0.95, wall: '#5a1d16' },
  surprised: { colour: '#e0442e', r: 150, strength: 0.4, wall: WET_WALL },
}

/** The voice has no body: a speaker, and the lamp beside it. */
function broadcast(emotion: Emotion): string {
  const { colour, r, strength, wall } = lamps[emotion]
  const slots = [92, 108, 124, 140, 156].map((y) => svg`M46 ${y}H130`).join('')
  const drop = 'M0-9Q8 2 8 7A8 8 0 0 1-8 7Q-8 2 0-9z'
  const drops = [
    [58, 112],
    [84, 146],
    [112, 104],
    [122, 156],
  ].map(([x, y]) => placed({ x: x ?? 0, y: y ?? 0, scale: 0.7 }, fill(drop, '#dcebe8')))
  const running = [54, 78, 100, 124].map(
    (x, index) =>
      svg`${stroke(svg`M${x} ${92 + index * 8}V${170 + ((index * 13) % 30)}`, '#dcebe8', 3, 0.7)}${placed({ x, y: 176 + ((index * 13) % 30), scale: 0.8 }, fill(drop, '#dcebe8'))}`,
  )
  const size = emotion === 'angry' ? 37 : 26
  const lamp = svg`${disc(190, 120, size + 7, '#231512')}${disc(190, 120, size, colour)}`
  const lampNow =
    emotion === 'surprised' ? lamp + fill('M190 94a26 26 0 0 1 0 52z', '#4a1811') : lamp
  const isBright = emotion === 'joy' || emotion === 'angry'
  return framed(
    wall,
    stroke('M0 52H240M0 200H240M120 0V52M200 200V240M60 200V240', '#2c3534', 2.4, 0.7),
    light({ x: 190, y: 120, r, colour, strength }),
    fill(box(26, 62, 132, 132, 14), '#1d2423'),
    fill(box(20, 56, 132, 132, 14), emotion === 'angry' ? '#d99a7c' : CREAM),
    fill(
      'M138 56A14 14 0 0 1 152 70V174A14 14 0 0 1 138 188H124V56z',
      emotion === 'joy' || emotion === 'angry' ? '#ffc49a' : '#a9a186',
    ),
    fill(box(34, 72, 108, 100, 8), '#6b6754'),
    stroke(slots, '#25241d', 6),
    emotion === 'surprised' ? fill(box(34, 72, 108, 100, 8), '#d5e0da', 0.82) : '',
    emotion === 'plain' || emotion === 'surprised' ? svg`${drops}` : '',
    emotion === 'sad' ? svg`${running}` : '',
    lampNow,
    isBright ? oval(182, 110, 8, 6, '#ffe9da') : oval(182, 110, 6, 4, '#ffb6a4'),
    stroke('M152 120H160', '#231512', 6),
  )
}

function fingers(count: number): string {
  const skin = SKIN.pale
  const raised = ['M-8-20L-14-58', 'M6-22L8-62', 'M18-16L28-50']
  return svg`${raised.slice(0, count).map((d) => stroke(d, skin.lit, 12))}${fill(
    'M-20 0Q-24-24-6-28Q22-30 26-10Q28 14 16 22H-10Q-18 16-20 0z',
    skin.lit,
  )}${fill('M8-28Q24-26 26-10Q28 14 16 22H6Q18 0 8-28z', skin.dark)}${stroke('M-16 2Q0-8 10 4', skin.dark, 3)}`
}

function child(emotion: Emotion): string {
  const hand = { plain: 0, joy: -8, sad: 14, angry: -2, surprised: -10 }[emotion]
  return portrait(emotion, {
    ground: '#3d4c4a',
    glow: RED,
    at: { y: 122, scale: 1.16 },
    head: { width: 42, jaw: 34, chin: 48, top: -52, ears: false },
    face: {
      skin: SKIN.pale,
      brow: { thick: 3.2, long: 7, arch: 3, slant: -1.5, y: -11, colour: '#2a1d18' },
      eye: { apart: 17.5, size: 7, lid: 2.4, slant: -1.5, y: 5, pupil: 1.5 },
      mouth: { width: 7, y: 30, curve: 0.4 },
      nose: { long: 15, wide: 5 },
      blush: '#e6a68f',
    },
    hairBehind: svg`${fill('M-62 22C-72-50-44-84 2-84S72-48 62 22Q58 58 34 66H-34Q-58 58-62 22z', YELLOW)}${fill(
      'M26-76Q72-46 62 22Q58 58 34 66H14Q52 10 26-76z',
      YELLOW_DARK,
    )}${fill('M-50 20C-56-44-34-68 0-68S56-44 50 20Q46 48 24 54H-24Q-46 48-50 20z', '#5a430f')}`,
    hair: svg`${fill('M-44 8C-50-36-34-58 0-58S50-36 44 8Q42-8 38-16L34-8 28-20 22-6 14-22 8-8 0-22-8-6-14-22-22-8-28-20-34-6-38-16Q-42-8-44 8z', '#261b17')}${stroke(
      'M-52 38C-68-40-42-76 0-76S66-42 54 36',
      YELLOW,
      11,
    )}${stroke('M34-62Q62-40 54 36', YELLOW_DARK, 11)}`,
    body: svg`${fill('M34 264Q34 214 84 198Q120 218 156 198Q206 214 206 264z', YELLOW)}${fill(
      'M156 198Q206 214 206 264H166Q172 226 150 203z',
      YELLOW_DARK,
    )}${stroke('M120 208V250', YELLOW_DARK, 3)}${disc(130, 220, 4.4, '#fbf3d6')}${stroke('M129 238l3 4', '#7c5c0c', 2)}`,
    before: placed(
      { x: 42, y: 204 + hand, turn: -6, scale: 0.9 },
      fill('M-24 14H24L34 74H-30z', YELLOW),
      fill('M8 14H24L34 74H14z', YELLOW_DARK),
      fingers(emotion === 'joy' ? 3 : 2),
    ),
    posture: { angry: { tilt: 0, dy: 5 }, sad: { tilt: 5, dy: 8 } },
  })
}

export const portraits = {
  attendant,
  broadcast,
  eunsu: child,
} satisfies ThemePictures['portraits']

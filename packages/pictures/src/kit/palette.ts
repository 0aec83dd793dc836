/** The identity's own colours: a dark room, one small warm light. */
export const NIGHT = {
  coal: '#100e0d',
  room: '#191614',
  shade: '#231f1c',
  dusk: '#2f2a26',
  ember: '#ff7a3d',
  gardenia: '#ffc94d',
  paper: '#faf6ef',
} as const

/** A face's planes: where the light falls, where it does not, and the lines in it. */
export type Skin = { lit: string; dark: string; line: string }

/** Skin by lamplight, from pale to weathered. */
export const SKIN = {
  pale: { lit: '#f3d3b4', dark: '#c99a78', line: '#8a5a42' },
  fair: { lit: '#ecc39d', dark: '#bd8862', line: '#7d4c34' },
  warm: { lit: '#e0b088', dark: '#ab7550', line: '#6e4029' },
  tan: { lit: '#cf9a6e', dark: '#96633f', line: '#5b341f' },
} as const satisfies Record<string, Skin>

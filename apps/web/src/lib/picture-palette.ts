/** The night of the dark theme: pictures look the same for everybody. */
export const NIGHT = '#100e0d'
export const GLOW = '#3a2116'
export const CARD = '#231f1c'
export const TRACK = '#2f2a26'
export const INK = '#f7f1e8'
export const QUIET_INK = '#c4b8ab'
export const EMBER = '#ff7a3d'
/** What is behind the strongest. */
export const DIM_EMBER = '#8f4a2b'

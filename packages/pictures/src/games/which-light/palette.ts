import type { Ground } from '../kit/scene.js'

/** A dark room or a dark sky for every light; `glow` is the light's own colour. */
export const GROUND = {
  clearing: { back: '#3d2b4a', floor: '#4f3238', glow: '#ff9a4d' },
  wine: { back: '#5a2436', floor: '#471a2c', glow: '#ffb35c' },
  violet: { back: '#3a2e68', floor: '#2a2352', glow: '#ffcf7a' },
  sea: { back: '#1f5263', floor: '#16404f', glow: '#ffe6a3' },
  hearth: { back: '#57412c', floor: '#43301f', glow: '#ff7a3d' },
  moss: { back: '#34503f', floor: '#273f31', glow: '#ffcb6b' },
  bedside: { back: '#35475e', floor: '#6b4430', glow: '#ffb44f' },
  sky: { back: '#1f2f63', floor: '#16224a', glow: '#dfe9ff' },
} as const satisfies Record<string, Ground>

import type { AREAS } from './areas.generated.js'

export type AreaName = keyof typeof AREAS

import type { Archetype } from '@doran/contract/limits'
import { PEOPLE_EMBLEMS } from './people-emblems'
import type { Emblem } from './place'
import { STORY_EMBLEMS } from './story-emblems'

const EMBLEMS: Record<Archetype, Emblem> = { ...PEOPLE_EMBLEMS, ...STORY_EMBLEMS }

export const emblemOf = (archetype: Archetype): Emblem => EMBLEMS[archetype]

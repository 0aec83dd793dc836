import type { CompiledMove } from '../compile/compiled-theme.js'
import type { Saying } from '../hearing/hear.js'
import type { Aside, Heard } from './turn-types.js'

export type Response = {
  heard: Heard
  readings: readonly CompiledMove[]
  aside: Aside | null
  /** Words of other meanings that it came near. */
  sayings: readonly Saying[]
}

export type { Deal, GameEngine, ItemTally, Likeness, PlayThrough } from './game-engine.js'

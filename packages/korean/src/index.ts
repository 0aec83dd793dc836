export { fillSlots } from './fill-slots.js'
export { countGraphemes, splitGraphemes } from './graphemes.js'
export { normaliseText } from './normalise-text.js'
export { findParticleErrors, repairParticles, type ParticleError } from './particle-errors.js'
export {
  isParticlePair,
  PARTICLE_PAIRS,
  particleFor,
  withParticle,
  type ParticlePair,
} from './particles.js'
export { findHarshWords } from './harsh-words.js'
export { hasPersonalData } from './personal-data.js'
export { initialsOf, isOneEditAway, searchKeysOf, splitWords } from './search-words.js'
export { speechLevelOf, type SpeechLevel } from './speech-level.js'
export { stemsOf } from './stems.js'
export {
  compileTriggers,
  type TriggerEntry,
  type TriggerHit,
  type TriggerMatcher,
} from './triggers.js'

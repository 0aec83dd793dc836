import { expect, test } from 'vitest'
import * as face from './index.js'

test('the face is these names', () => {
  expect(Object.keys(face).toSorted()).toEqual([
    'PARTICLE_PAIRS',
    'compileTriggers',
    'countGraphemes',
    'fillSlots',
    'findHarshWords',
    'findParticleErrors',
    'hasPersonalData',
    'initialsOf',
    'isOneEditAway',
    'isParticlePair',
    'normaliseText',
    'particleFor',
    'repairParticles',
    'searchKeysOf',
    'speechLevelOf',
    'splitGraphemes',
    'splitWords',
    'stemsOf',
    'withParticle',
  ])
})

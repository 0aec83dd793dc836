import type { BranchNode } from '@doran/contract'
import { BEFORE_THREE } from './before-three.js'
import { SEVEN_PAST } from './seven-past.js'
import { UNTIL_DAWN } from './until-dawn.js'

export const NODES: BranchNode[] = [...BEFORE_THREE, ...SEVEN_PAST, ...UNTIL_DAWN]

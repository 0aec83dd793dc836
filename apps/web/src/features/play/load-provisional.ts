import type { ComponentType } from 'react'
import type { GameOutcome } from '@doran/contract'

/** Loads what shows a result that only this browser has worked out. */
export type LoadProvisional = () => Promise<ComponentType<{ outcome: GameOutcome }>>

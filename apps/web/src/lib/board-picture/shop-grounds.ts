import type { GroundSku } from '@doran/contract/limits'
import { RUNE_ARTICLES } from '../rune-articles'
import type { BoardGround } from './board-formats'
import { drawFields } from './grounds/fields'
import { drawFlowerPaper } from './grounds/flower-paper'
import { drawNightSky } from './grounds/night-sky'

/** Grounds of the rune store, by their article. */
export const SHOP_GROUNDS: Record<GroundSku, BoardGround> = {
  'ground-hanji': {
    label: RUNE_ARTICLES['ground-hanji'].name,
    back: '#f3e6cd',
    glow: null,
    row: '#fffaf0a6',
    card: '#fffaf0',
    ink: '#1f1a16',
    quiet: '#4a4038',
    ember: '#b8430e',
    draw: drawFlowerPaper,
  },
  'ground-night': {
    label: RUNE_ARTICLES['ground-night'].name,
    back: '#121831',
    glow: null,
    row: '#2b3564a6',
    card: '#323c6b',
    ink: '#f7f1e8',
    quiet: '#c8cfee',
    ember: '#ff7a3d',
    draw: drawNightSky,
  },
  'ground-paddy': {
    label: RUNE_ARTICLES['ground-paddy'].name,
    back: '#fcf1d6',
    glow: null,
    row: '#fffaf0b8',
    card: '#fffdf7',
    ink: '#241809',
    quiet: '#3d2f1a',
    ember: '#b8430e',
    draw: drawFields,
  },
}

export const shopGrounds = [
  'ground-hanji',
  'ground-night',
  'ground-paddy',
] as const satisfies readonly GroundSku[]

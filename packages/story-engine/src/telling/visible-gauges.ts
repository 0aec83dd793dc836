import type { CompiledTheme } from '../compile/compiled-theme.js'
import type { StoryState } from '../state/story-state.js'
import type { GaugeChange } from './turn-types.js'

export type VisibleGauge = {
  key: string
  label: string
  value: number
  min: number
  max: number
  meaning: string
}

export function visibleGauges(theme: CompiledTheme, state: StoryState): VisibleGauge[] {
  return theme.source.gauges
    .filter(({ visible }) => visible)
    .map(({ key, label, min, max, start, meaning }) => ({
      key,
      label,
      value: state.numbers[key] ?? start,
      min,
      max,
      meaning,
    }))
}

export function gaugeChanges(
  theme: CompiledTheme,
  before: StoryState,
  after: StoryState,
): GaugeChange[] {
  return visibleGauges(theme, before).map(({ key, label, value, min, max }) => ({
    key,
    label,
    before: value,
    after: after.numbers[key] ?? value,
    min,
    max,
  }))
}

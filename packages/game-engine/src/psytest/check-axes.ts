import type { PsytestAxis, PsytestContent } from '@doran/contract'
import { repeated } from '../repeated.js'

export function checkAxes({ results }: PsytestContent, axes: readonly PsytestAxis[]): string[] {
  const combinations = axes.reduce(
    (keys, { left, right }) => keys.flatMap((key) => [key + left.code, key + right.code]),
    [''],
  )
  const keys = results.map(({ key }) => key)
  return [
    ...repeated(axes.map(({ key }) => key)).map((key) => `axes: the key ${key} stands twice`),
    ...axes
      .filter(({ left, right }) => left.code === right.code)
      .map(({ key }) => `axes.${key}: both sides have one code`),
    ...combinations
      .filter((key) => !keys.includes(key))
      .map((key) => `results: there is none for ${key}`),
    ...keys
      .filter((key) => !combinations.includes(key))
      .map((key) => `results.${key}: no sides of the axes make it`),
  ]
}

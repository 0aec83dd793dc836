import type { BranchContent } from '@doran/contract'
import { repeated } from '../repeated.js'
import type { BranchState } from './branch-state.js'
import { flagsAfter, offeredChoices } from './choices.js'

const MOST_STATES = 20_000

/** What is reached is asked only where nothing else is wrong. */
export function checkBranch(content: BranchContent): string[] {
  const problems = [...checkKeys(content), ...checkConditions(content)]
  return problems.length > 0 ? problems : checkReach(content)
}

function checkKeys({ start, nodes, endings }: BranchContent): string[] {
  const keys = [...nodes, ...endings].map(({ key }) => key)
  const known = new Set(keys)
  return [
    ...repeated(keys).map((key) => `the key ${key} stands twice`),
    ...(nodes.some(({ key }) => key === start) ? [] : [`start: there is no scene ${start}`]),
    ...nodes.flatMap(({ key, choices }) =>
      choices
        .filter(({ to }) => !known.has(to))
        .map(({ to }) => `nodes.${key}: nothing is called ${to}`),
    ),
  ]
}

function checkConditions({ nodes }: BranchContent): string[] {
  const choices = nodes.flatMap((node) => node.choices.map((choice) => ({ node, choice })))
  const set = new Set(choices.flatMap(({ choice }) => choice.sets))
  return choices.flatMap(({ node, choice: { text, requires, forbids } }) => [
    ...[...requires, ...forbids]
      .filter((flag) => !set.has(flag))
      .map((flag) => `nodes.${node.key}: “${text}” asks for ${flag}, which nothing sets`),
    ...requires
      .filter((flag) => forbids.includes(flag))
      .map((flag) => `nodes.${node.key}: “${text}” requires and forbids ${flag}`),
  ])
}

/** What makes a difference of a state: how it was come to does not. */
type Place = Pick<BranchState, 'at' | 'flags'>

const nameOf = ({ at, flags }: Place) => `${at} ${flags.join()}`

/** Every place that can be played to, by name; the names of those before each; and the choices that are offered. */
function explore(content: BranchContent) {
  const first: Place = { at: content.start, flags: [] }
  const places = new Map([[nameOf(first), first]])
  const before = new Map<string, string[]>([[nameOf(first), []]])
  const offered = new Set<string>()
  const waiting = [first]
  for (const place of waiting) {
    for (const { index, choice } of offeredChoices(content, place)) {
      offered.add(`${place.at} ${index}`)
      const next = { at: choice.to, flags: flagsAfter(place.flags, choice) }
      const name = nameOf(next)
      const earlier = before.get(name)
      if (earlier !== undefined) {
        earlier.push(nameOf(place))
        continue
      }
      if (places.size >= MOST_STATES) return null
      places.set(name, next)
      before.set(name, [nameOf(place)])
      waiting.push(next)
    }
  }
  return { places, before, offered }
}

function checkReach(content: BranchContent): string[] {
  const { nodes, endings } = content
  const found = explore(content)
  if (found === null) return [`more than ${MOST_STATES} ways to stand: fewer conditions, please`]
  const { before, offered } = found
  const places = [...found.places.values()]
  const reached = new Set(places.map(({ at }) => at))
  const isEnding = ({ at }: Place) => endings.some(({ key }) => key === at)
  const leadsOn = (place: Place) => offeredChoices(content, place).length > 0
  const scenes = places.filter((place) => !isEnding(place))
  const ends = leadingTo(places.filter(isEnding).map(nameOf), before)
  return [
    ...[...nodes, ...endings]
      .filter(({ key }) => !reached.has(key))
      .map(({ key }) => `${key}: nothing leads to it`),
    ...nodes.flatMap(({ key, choices }) =>
      choices
        .filter((_, index) => reached.has(key) && !offered.has(`${key} ${index}`))
        .map(({ text }) => `nodes.${key}: “${text}” is never offered`),
    ),
    ...scenes
      .filter((place) => !leadsOn(place))
      .map((place) => `${describePlace(place)}: nothing can be chosen`),
    ...scenes
      .filter((place) => leadsOn(place) && !ends.has(nameOf(place)))
      .map((place) => `${describePlace(place)}: no ending can be reached`),
  ]
}

function describePlace({ at, flags }: Place): string {
  return `nodes.${at} (${flags.join(', ') || 'nothing remembered'})`
}

function leadingTo(
  names: readonly string[],
  before: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> {
  const found = new Set(names)
  for (const name of found) for (const earlier of before.get(name) ?? []) found.add(earlier)
  return found
}

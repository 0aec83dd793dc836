import { findVerbs } from '../verbs/find-verbs.js'
import { soundOut } from '../verbs/sounded-text.js'
import { familyOfIntent } from '../verbs/intent-families.js'
import type { Scene } from '../scene-schema.js'
import type { CompiledMove, Passage, Risk, Target } from './compiled-theme.js'
import { compilePassage, compilePassages, facesOf, type Given } from './compile-passage.js'
import { compileTarget } from './compile-target.js'
import type { Known } from './known-names.js'
import { canonicalName, changesOf, fault, testsOf, type FaultLog } from './expressions-of.js'

type MoveSource = Scene['moves'][number]

export function compileMove(
  source: MoveSource,
  sceneId: string,
  known: Known,
  log: FaultLog,
): CompiledMove {
  const where = `scenes.${sceneId}.moves.${source.id}`
  const key = `${sceneId}/${source.id}`
  checkBody(source, where, log)
  const outcomes = compileOutcomes(source, key, where, known, log)
  const risk = compileRisk(source, key, where, known, log)
  const reached = risk ? [risk.fail, risk.cost, risk.success] : outcomes
  return {
    id: source.id,
    key,
    label: source.label,
    when: testsOf(source.when, where, known, log),
    intents: source.hears.intent,
    about: source.hears.about,
    says: source.hears.says,
    asksBack: source.asksBack ?? null,
    verbs: findVerbs(soundOut(source.label), new Set()).map(({ stem }) => stem),
    family: risk ? 'risk' : familyOfIntent(source.hears.intent[0] ?? 'look'),
    outcomes,
    risk,
    // A plain move's own `sets` belong to its only passage; elsewhere they come with every outcome.
    changes: source.text === undefined ? changesOf(source.sets, where, known, log) : [],
    remember: source.remember ?? null,
    repeat: source.repeat,
    leadsOut: reached.some(({ target }) => leaves(target, sceneId)),
  }
}

function leaves(target: Target | null, sceneId: string): boolean {
  return target !== null && !(target.kind === 'scene' && target.id === sceneId)
}

function checkBody(source: MoveSource, where: string, log: FaultLog): void {
  const bodies = [source.text, source.outcomes, source.risk].filter((body) => body !== undefined)
  if (bodies.length !== 1) {
    fault(log, 'move-body', where, 'needs exactly one of text, outcomes and risk')
  }
  const last = source.outcomes?.at(-1)
  if (last && last.when.length > 0) {
    fault(log, 'last-outcome', `${where}.outcomes`, 'the last outcome must have no condition')
  }
}

function compileOutcomes(
  source: MoveSource,
  key: string,
  where: string,
  known: Known,
  log: FaultLog,
): Passage[] {
  if (source.text !== undefined) {
    const { text, sets, faces, to } = source
    const plain = { text, sets, faces, to }
    return [compilePassage(plain, `${key}/0`, where, known, log)]
  }
  const given = givenBy(source, where, known, log)
  return compilePassages(source.outcomes ?? [], key, `${where}.outcomes`, known, log, given)
}

function givenBy({ to, faces }: MoveSource, where: string, known: Known, log: FaultLog): Given {
  return {
    target: compileTarget(to, where, known, log),
    faces: facesOf(faces, where, known, log),
  }
}

function compileRisk(
  source: MoveSource,
  key: string,
  where: string,
  known: Known,
  log: FaultLog,
): Risk | null {
  if (!source.risk) return null
  const { risk: risked } = source
  const { divide } = risked
  const stat = canonicalName(source.risk.stat, known)
  const isRelation = stat.startsWith('관계.') && known.cast.has(stat.slice('관계.'.length))
  if (!isRelation && !known.gauges.has(stat)) {
    fault(log, 'unknown-stat', `${where}.risk.stat`, `"${stat}" is neither a gauge nor a relation`)
  }
  const given = givenBy(source, where, known, log)
  const band = (name: 'fail' | 'cost' | 'success') =>
    compilePassage(risked[name], `${key}/${name}`, `${where}.risk.${name}`, known, log, given)
  return { stat, divide, fail: band('fail'), cost: band('cost'), success: band('success') }
}

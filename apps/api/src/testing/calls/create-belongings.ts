import { MODULE_FIXTURES } from './module-fixtures.js'
import type { Belongings, Person } from './test-people.js'

/** Opens a story of a person's, and names what of theirs a path may name. */
export async function createBelongings(person: Person): Promise<Belongings> {
  const owner = person.visitor ?? person.browser
  const view = await owner.openStory()
  const ids = MODULE_FIXTURES.map(({ idsOf }) => idsOf?.(person, view))
  return { ids: Object.assign({}, ...ids), view, owner }
}

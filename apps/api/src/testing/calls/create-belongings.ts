import type { TestApi } from '../test-app.js'
import { MODULE_FIXTURES } from './module-fixtures.js'
import type { Belongings, Person } from './test-people.js'

/** Opens a story of a person's, and names what of theirs a path may name. */
export async function createBelongings(api: TestApi, person: Person): Promise<Belongings> {
  const owner = person.visitor ?? person.browser
  const view = await owner.openStory()
  return {
    async idOf(kind) {
      const find = MODULE_FIXTURES.find(({ owned }) => owned?.[kind])?.owned?.[kind]
      if (!find) throw new Error(`no fixture has a ${kind}`)
      return find(api, person, view)
    },
    view,
    owner,
  }
}

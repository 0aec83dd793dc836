import type { StorySessionView } from '@doran/contract'
import type { TestApi } from '../test-app.js'
import { MODULE_FIXTURES } from './module-fixtures.js'
import type { Belongings, Person } from './test-people.js'

/** Creates the rows of a person that a path may name, each on its first use. */
export function createBelongings(api: TestApi, person: Person): Belongings {
  const owner = person.visitor ?? person.browser
  const ids = new Map<string, Promise<string>>()
  let story: Promise<StorySessionView> | null = null
  const make = async (kind: string) => {
    const find = MODULE_FIXTURES.find(({ owned }) => owned?.[kind])?.owned?.[kind]
    if (!find) throw new Error(`no fixture has a ${kind}`)
    return find(api, person, belongings)
  }
  const belongings: Belongings = {
    idOf(kind) {
      const id = ids.get(kind) ?? make(kind)
      ids.set(kind, id)
      return id
    },
    story: () => (story ??= owner.openStory()),
    owner,
  }
  return belongings
}

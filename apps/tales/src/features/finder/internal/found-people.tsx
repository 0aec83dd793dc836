import type { FoundCharacter } from '@doran/contract'
import { PersonLink } from '../../../lib/person-link'

export function FoundPeople({ people }: { people: readonly FoundCharacter[] }) {
  if (people.length === 0) return null
  return (
    <section aria-labelledby="found-people" className="mb-10">
      <h2 id="found-people" className="text-h3 font-extrabold">
        등장인물
      </h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {people.map((person) => (
          <li key={person.id}>
            <PersonLink person={person}>
              <span className="mt-2 block text-sm text-text-3">{person.theme.title}</span>
            </PersonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

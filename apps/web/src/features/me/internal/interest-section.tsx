import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { Me } from '@doran/contract'
import { useAct } from '@doran/site/session'
import { Chip, SettingList } from '@doran/ui'
import { useOfferedGenres } from '../../../lib/use-offered-genres'
import { useChangeMe } from './use-change-me'

type Interests = Me['interests']

/** The genres whose stories come first on `/doran-tales`; saved with each press. */
export function InterestSection({ me }: { me: Me }) {
  const api = useApi()
  const changeMe = useChangeMe(me)
  const saving = useAct()
  // One that has no stories by now can still be taken back.
  const genres = [...new Set([...useOfferedGenres(), ...me.interests])]
  const [message, setMessage] = useState('고른 장르의 이야기를 이야기 홈에서 먼저 보여 드려요.')

  async function save(interests: Interests) {
    await changeMe({
      shown: (now) => ({ ...now, interests }),
      send: async () => {
        await api.call('PUT /v1/user/interest', { body: { interests } })
        return (now) => ({ ...now, interests })
      },
    })
    setMessage('저장했어요.')
  }
  const toggle = (genre: Interests[number]) =>
    me.interests.includes(genre)
      ? me.interests.filter((each) => each !== genre)
      : [...me.interests, genre]
  return (
    <SettingList label="좋아하는 장르">
      <li className="px-5 py-4">
        <div role="group" aria-label="장르" className="flex flex-wrap gap-2">
          {genres.map((genre) => (
            <Chip
              key={genre}
              isSelected={me.interests.includes(genre)}
              onClick={() => void saving.run(() => save(toggle(genre)), { canRepeat: true })}
            >
              {genre}
            </Chip>
          ))}
        </div>
        <p role="status" className="mt-3 text-sm text-text-3">
          {message}
        </p>
      </li>
    </SettingList>
  )
}

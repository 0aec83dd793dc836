import type { ChatChannel } from '@doran/contract'
import { PersonAvatar } from '../parts/person-avatar'
import { personName } from '../text/item-text'

/** In place of messages where there are none yet. */
export function EmptyRoom({ profile }: Pick<ChatChannel, 'profile'>) {
  return (
    <div className="my-auto flex flex-col items-center gap-3 px-4 py-8 text-center">
      <PersonAvatar profile={profile} size={64} />
      <p className="prose-ko text-text-2">{personName(profile)} 님과 나눈 메시지가 아직 없어요.</p>
    </div>
  )
}

import { STORY_SESSION } from '@doran/contract/story-session/limits'
import { routes } from '@doran/site/core'
import { EmptyState, LinkButton } from '@doran/ui'
import { renderLink } from '../../../lib/render-link'
import { myTalesHref, type MyTalesAddress, type Shelf } from '../my-tales-address'

type Words = { title: string; hint: string; way: { label: string; href: string } }

const READ = { label: '이야기 둘러보기', href: routes.tales.path() }
const READING = { label: '읽는 중인 이야기 보기', href: myTalesHref('reading') }

const WORDS: Record<Shelf, Words> = {
  reading: {
    title: '아직 펼친 이야기가 없어요.',
    hint: '한 장면만 읽어 볼까요?',
    way: READ,
  },
  ended: {
    title: '아직 끝까지 읽은 이야기가 없어요.',
    hint: '결말을 만나면 이야기와 결말이 여기에 모여요.',
    way: READING,
  },
  branches: {
    title: '아직 갈림길이 없어요.',
    hint: '읽던 장면에서 갈림길을 만들면, 원래 이야기는 그대로 두고 다르게 가 볼 수 있어요.',
    way: READING,
  },
  archived: {
    title: '보관한 이야기가 없어요.',
    hint: '지금 읽지 않는 이야기를 보관해 두면 목록에서 잠시 빠져요.',
    way: READING,
  },
  deleted: {
    title: '지운 이야기가 없어요.',
    hint: `지운 이야기는 ${STORY_SESSION.restorableDays}일 동안 여기 남아 있어요. 그동안은 되살릴 수 있어요.`,
    way: READING,
  },
}

/** What stands where a shelf has nothing. */
export function EmptyShelf({ shelf, cursor }: MyTalesAddress) {
  const { title, hint, way } = WORDS[shelf]
  if (cursor !== null) {
    return (
      <EmptyState
        title="더 보여 드릴 이야기가 없어요."
        actions={
          <LinkButton href={myTalesHref(shelf)} kind="secondary" renderLink={renderLink}>
            처음부터 보기
          </LinkButton>
        }
      />
    )
  }
  return (
    <EmptyState
      title={title}
      actions={
        <LinkButton href={way.href} renderLink={renderLink}>
          {way.label}
        </LinkButton>
      }
    >
      <p>{hint}</p>
    </EmptyState>
  )
}

import {
  AreaBar,
  BottomTabs,
  Footer,
  Header,
  IconButton,
  ImmersiveBar,
  LinkButton,
  type TabItem,
  ThumbBar,
} from '@doran/ui'
import { Specimen } from './specimen'

const places = [
  { href: '#bars', label: '홈', icon: 'home', isCurrent: true },
  { href: '#bars-tales', label: '이야기', icon: 'story' },
  {
    href: '#bars-chat',
    label: '대화',
    icon: 'chat',
    waiting: { count: 3, label: '읽지 않은 메시지' },
  },
  { href: '#bars-me', label: '내 정보', icon: 'person' },
] as const satisfies readonly TabItem[]

export function BarsSection() {
  return (
    <>
      <Specimen name="Header" isWide isFrame>
        <Header items={places} end={<IconButton icon="bell" label="알림" />} />
      </Specimen>
      <Specimen name="AreaBar" isFrame>
        <AreaBar
          area={{ name: '이야기', href: '#bars' }}
          back={{ href: '#bars', label: '뒤로' }}
          actions={[{ href: '#bars', icon: 'bell', label: '알림', unread: '새 알림 3개' }]}
        />
      </Specimen>
      <Specimen name="ImmersiveBar" isFrame>
        <ImmersiveBar
          title="여섯 번째 열쇠"
          closeHref="#bars"
          progress={{ value: 12, max: 40, label: '12 / 40' }}
        />
      </Specimen>
      <Specimen name="BottomTabs" isFrame>
        <div className="h-24">
          <p className="px-5 py-4 text-sm text-text-3 max-md:hidden">
            768px까지의 화면에서만 보여요.
          </p>
          <BottomTabs tabs={places} />
        </div>
      </Specimen>
      <Specimen name="ThumbBar" isFrame>
        <p className="px-5 py-4 text-sm text-text-3">
          768px까지의 화면에서만 보여요. 페이지를 읽는 동안 아래 탭 위에 머물러요.
        </p>
        <ThumbBar className="px-4">
          <LinkButton href="#bars" className="w-full">
            읽기 시작
          </LinkButton>
        </ThumbBar>
      </Specimen>
      <Specimen name="Footer" isWide isFrame>
        <Footer
          tagline="Make the World Fun!"
          links={[{ href: '#bars', label: '도란이 뭐예요?' }]}
        />
      </Specimen>
    </>
  )
}

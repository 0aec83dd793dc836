import { ZoneLink, routes } from '@doran/site/core'
import { Card, buttonClass } from '@doran/ui'

/** Why some settings can only be looked at here. */
export function ReadOnlyNotice({ isLimited }: { isLimited: boolean }) {
  if (isLimited) {
    return (
      <Card as="section" aria-label="임시 로그인 안내">
        <p className="font-semibold">임시 비밀번호로 들어와 있어요.</p>
        <p className="prose-ko mt-1 text-text-2">
          이야기는 마음껏 읽어도 돼요. 프로필과 계정을 바꾸고, 데이터를 내려받고, 탈퇴하는 일은 원래
          쓰던 기기에서 할 수 있어요. 다 쓰고 나면 꼭 로그아웃해 주세요.
        </p>
      </Card>
    )
  }
  const next = encodeURIComponent(routes.me.path())
  return (
    <Card as="section" aria-label="약관 안내" className="flex flex-wrap items-center gap-4">
      <div className="min-w-0 grow basis-60">
        <p className="font-semibold">약관을 한 번 확인해 주세요.</p>
        <p className="prose-ko mt-1 text-text-2">
          동의하면 프로필과 설정을 모두 쓸 수 있어요. 내려받기와 탈퇴는 지금도 할 수 있어요.
        </p>
      </div>
      <ZoneLink href={`${routes.loginAfter.path()}?next=${next}`} className={buttonClass({})}>
        약관 보기
      </ZoneLink>
    </Card>
  )
}

import { routes } from '@doran/site'
import { LinkButton, Mascot } from '@doran/ui'
import { renderLink } from '../../lib/render-link'

/** A stranger's story and none look alike, so these words are true of both. */
export function StoryNotHere() {
  return (
    <div className="page max-w-[760px] py-12">
      <Mascot name="ran" pose="sorry" />
      <h1 className="mt-5 text-h2 font-extrabold md:text-h1">
        여기서는 이 이야기를 펼칠 수 없어요.
      </h1>
      <p className="prose-ko mt-3 text-text-2">
        로그인하고 읽던 이야기는 그 계정에서, 로그인하지 않고 읽던 이야기는 읽던 브라우저에서만
        열려요. 처음 읽던 계정이나 기기로 다시 와 주세요.
      </p>
      <div className="mt-8">
        <LinkButton href={routes.tales.path()} renderLink={renderLink}>
          테일즈 홈
        </LinkButton>
      </div>
    </div>
  )
}

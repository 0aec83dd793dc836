import type { ReactNode } from 'react'
import { ZoneLink } from '@doran/site/core'
import { Mascot, Wordmark } from '@doran/ui'
import type { AboutPlace } from './about-place'
import { CampfireMap } from './campfire-map'
import { SAFETY } from './safety'

export function AboutPage({ places }: { places: readonly AboutPlace[] }) {
  return (
    <article className="page max-w-[760px] pt-24 pb-8">
      <header>
        <Wordmark height={72} className="draw-strokes text-text" />
        <h1 className="mt-8 text-h1 font-extrabold md:text-hero">
          세상을 조금 더 재밌게,
          <br />
          도란도란.
        </h1>
      </header>
      <Part id="what" title="도란도란이 뭐예요?">
        <p className="prose-ko mt-4 text-story text-text-2">
          여럿이 둘러앉아 나직하게 이야기하는 소리, 또는 그 모양을 ‘도란도란’이라고 해요. 크게
          떠들지 않아도 자꾸 귀를 기울이게 되는 소리요. 저희는 그 자리를 화면 안에 만들고 있어요.
        </p>
        <p className="prose-ko mt-4 text-story text-text-2">
          여기서는 이야기가 먼저 말을 걸고, 당신이 대답하면 그다음이 시작돼요. 가입하지 않아도 돼요.
          읽던 자리는 이 기기가 기억하니까, 생각날 때 다시 와서 이어 읽으면 돼요.
        </p>
      </Part>
      <Part id="areas" title="어디부터 가 볼까요?">
        <div className="mt-6">
          <CampfireMap places={places} />
        </div>
        <ul className="mt-8 grid gap-3 sm:grid-cols-2">
          {places.map(({ name, href, description }) => (
            <li key={href}>
              <ZoneLink
                href={href}
                className="corner-card block h-full bg-surface-1 p-5 no-underline transition-colors duration-(--motion-state) hover:bg-surface-2"
              >
                <span className="font-semibold text-text">{name}</span>
                <span className="prose-ko mt-1 block text-sm text-text-2">{description}</span>
              </ZoneLink>
            </li>
          ))}
        </ul>
      </Part>
      <Part id="safety" title="AI와 안전">
        <dl className="mt-4 flex flex-col gap-6">
          {SAFETY.map(({ title, words }) => (
            <div key={title}>
              <dt className="font-semibold text-text">{title}</dt>
              <dd className="prose-ko mt-1 text-text-2">{words}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <div className="mt-14 flex gap-4">
        <Mascot name="do" pose="talk" />
        <Mascot name="ran" pose="wait" />
      </div>
    </article>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-16">
      <h2 id={id} className="text-h2 font-extrabold text-text">
        {title}
      </h2>
      {children}
    </section>
  )
}

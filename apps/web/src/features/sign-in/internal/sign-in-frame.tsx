import type { ReactNode } from 'react'
import { Glyph } from '@doran/ui'

/** The narrow column of everything between a visitor and a member. */
export function SignInFrame({ children }: { children: ReactNode }) {
  return (
    <div className="gutter between-bars mx-auto w-full max-w-form pt-8 pb-18 md:pt-12">
      <noscript>
        <p className="corner-card mb-6 border border-line-strong px-4 py-3">
          로그인과 가입을 하려면 자바스크립트를 켜 주세요.
        </p>
      </noscript>
      {children}
    </div>
  )
}

/** The one light of the page. */
export function SignInGlyph({ className = '' }: { className?: string }) {
  return (
    <div className={`glow-ember w-fit ${className}`}>
      <Glyph size={56} />
    </div>
  )
}

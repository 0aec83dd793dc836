import type { AdProvider } from './ad-provider.js'

/**
 * Kakao AdFit: its script looks for `<ins class="kakao_ad_area">` each time it runs, calls the global function named
 * by `data-ad-onfail` where it has nothing, and takes one away by `adfit.destroy(unit)`.
 */
export function createAdFit(scriptUrl: string): AdProvider {
  return {
    show: ({ container, unit, size, onNone }) => {
      const callback = `noAd_${unit.replaceAll('-', '_')}`
      Reflect.set(window, callback, onNone)
      const area = document.createElement('ins')
      area.className = 'kakao_ad_area'
      area.style.display = 'none'
      area.dataset['adUnit'] = unit
      area.dataset['adWidth'] = String(size.width)
      area.dataset['adHeight'] = String(size.height)
      area.dataset['adOnfail'] = callback
      const script = document.createElement('script')
      script.async = true
      script.src = scriptUrl
      script.addEventListener('error', onNone)
      container.append(area, script)
      return () => {
        Reflect.deleteProperty(window, callback)
        destroy(unit)
        container.replaceChildren()
      }
    },
  }
}

function destroy(unit: string): void {
  const adfit: unknown = Reflect.get(window, 'adfit')
  if (typeof adfit !== 'object' || adfit === null || !('destroy' in adfit)) return
  if (typeof adfit.destroy === 'function') Reflect.apply(adfit.destroy, adfit, [unit])
}

import type { Page } from '@playwright/test'

/** Texts in sight with less contrast to what is behind them than 4.5 : 1. Of colours alone, axe leaves equal ones open. */
export const faintTexts = (page: Page) =>
  page.evaluate(() => {
    const parts = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number)
    const channel = (part = 0) => (part <= 10 ? part / 3295 : ((part / 255 + 0.055) / 1.055) ** 2.4)
    const light = ([red, green, blue]: number[]) =>
      0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue)
    const behind = (element: Element | null): number[] => {
      if (!element) return parts(getComputedStyle(document.documentElement).backgroundColor)
      const color = parts(getComputedStyle(element).backgroundColor)
      return color[3] === 0 ? behind(element.parentElement) : color
    }
    const found: string[] = []
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const element = node.parentElement
      const words = node.textContent?.trim()
      if (!element || !words || element.closest('script, style') || element.offsetWidth <= 1) continue
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const ink = light(parts(getComputedStyle(element).color))
      const ground = light(behind(element))
      const ratio = (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05)
      if (ratio < 4.5) found.push(`${element.tagName} ${words.slice(0, 40)}: ${ratio.toFixed(1)}`)
    }
    return found
  })

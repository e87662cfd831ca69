import { useListener } from '@/lib/hooks/use-listener'

const textTypes = /^(text|search|email|tel|url|password|number|date|time|datetime-local|month|week)$/

/** There, the keys undo what was typed. */
function isTextField(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return textTypes.test(target.type)
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable)
}

/** Ctrl or ⌘ with Z, wherever no text is being written; in a dialog the keys are meant for what it holds. */
export function useUndoKey(undo: (() => void) | undefined) {
  useListener(
    'keydown',
    (event) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target, defaultPrevented } = event
      if (defaultPrevented || isTextField(target)) return
      if (key.toLowerCase() !== 'z' || ctrlKey === metaKey || altKey || shiftKey) return
      if (document.querySelector('[aria-modal=true]')) return
      event.preventDefault()
      undo?.()
    },
    undo !== undefined,
  )
}

/** What may harmlessly be behind each signal: everybody who reads an event reads these beside it. */
export const benignExplanations = {
  page_hidden: ['A message or a call was looked at.', 'The screen was locked or turned off.'],
  focus_lost: [
    'A notification or a window of the system was clicked.',
    'The keyboard led on from the page to the bars of the browser.',
    'A screen reader, a dictation program or another aid was in use.',
  ],
  fullscreen_left: ['Escape was pressed.', 'A message of the system took the screen.'],
  paste: [
    'A part of the own answer was moved.',
    'The answer was written in another program first.',
    'A dictation or translation program put it in.',
  ],
  large_insertion: [
    'Dictation, autocompletion or a spelling correction put it in.',
    'A part of the own answer was dragged to another place.',
  ],
  second_tab: ['The link was opened twice.', 'The browser brought back an earlier tab.'],
  extended_display: ['A second display is simply connected.'],
  device_interrupted: ['The system or another program took the device.'],
  network_lost: ['The connection failed.', 'The device changed from one network to another.'],
  several_addresses: [
    'The device changed from one network to another.',
    'The provider gave the connection another address.',
    'A VPN was turned on or off.',
  ],
} as const;

/** What may harmlessly be behind an interrupted camera or microphone, by what interrupted it. */
export const interruptionExplanations = {
  ended: [
    'The device was unplugged or ran out of power.',
    'The system or another program took the device.',
    'The browser or the system did not give it to the page.',
  ],
  muted: ['A key, a switch or a headset muted it.', 'The system muted it, e.g. for a call.'],
  dark: ['The light went out or the room is dark.', 'The cover of the camera was closed.'],
  frozen: ['The device or the browser was busy.', 'The camera stopped sending new pictures by itself.'],
} as const;

export const whilePausedExplanation = 'The clock was stopped at that time.';
export const elsewhereExplanation =
  'When this was sent, the interview went on in another browser or on another device.';
export const openEndExplanation = 'The page was closed or loaded again in the meantime.';

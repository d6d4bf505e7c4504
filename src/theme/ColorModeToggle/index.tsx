import type {ComponentProps} from 'react';
import clsx from 'clsx';
import {useColorMode} from '@docusaurus/theme-common';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import PreferencesButton from '@site/src/components/Preferences/PreferencesButton';
import styles from './styles.module.css';

/**
 * Switches between light and dark with every click. The theme's toggle has a third state, "system", which looks the
 * same as one of the other two, so one click in three would change nothing. Until the reader chooses a mode, the color
 * mode still follows the system setting.
 *
 * Next to it is the button for preferences: in the navigation bar, and in the menu of a narrow window.
 */
export default function TwoWayColorModeToggle({className, ...props}: ComponentProps<typeof ColorModeToggle>) {
  const {colorMode} = useColorMode();
  return (
    <>
      <PreferencesButton className={className} />
      <ColorModeToggle
        {...props}
        className={clsx(className, styles.toggle)}
        respectPrefersColorScheme={false}
        value={colorMode}
      />
    </>
  );
}

import {useState} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';

/** The menu in a narrow window. The original renders all of its links before the reader opens it. */
export default function NavbarMobileSidebar() {
  const {shown} = useNavbarMobileSidebar();
  const [isNeeded, setIsNeeded] = useState(shown);
  if (shown && !isNeeded) setIsNeeded(true);
  return isNeeded && <MobileSidebar />;
}

/** Given names that are near to names of towns or are one: with a capital they name a person where no word leads to a place. */
export const firstNames: ReadonlySet<string> = new Set(
  `aaron adam alan albert alex alice allen amanda amy andrea andrew angela anna anne anthony arthur barbara barry ben betty beverly bill billy bob
  bonnie brad brandon brenda brian bruce bryan carl carlos carmine carol caroline cathy charlie cheryl chris christine cindy claire craig curtis
  dale dan daniel danny darlene dave david dawn deb debbie deborah denise dennis diane don donna doug duane dwayne earl ed eddie edward eileen
  elaine ellen eric ernie ethan eugene eunice evan frank fred gary gene george gerald gina glen gloria greg harold harry heather helen henry
  howard ian jack jackie jake james jamie jane janet janice jason jay jean jeff jennifer jenny jerry jesse jessica jill jim jimmy joan joanne joe
  joel john johnny jon joseph joshua joyce juan judy julia julie justin karen karl kate kathleen kathy katie keith kelly ken kenneth kenny kevin
  kim kyle larry laura lauren leo leon leroy leslie linda lisa lois lori louis lucy luke lynn marcus margaret maria marie marilyn mark martha
  martin marty marvin matt matthew maureen megan melissa michael michelle mike mitch nancy nate nathan neil nick nicole norm norman olivia oscar
  pam pamela patricia patrick paul paula peggy pete peter phil philip phyllis rachel ralph randy ray rebecca rhonda rick ricky rob robert robin
  rodney roger ron ronald ronnie rosa rose roy russ ruth ryan sally sam samantha sandra sandy sara sarah scott sean shannon sharon shawn sheila
  shirley stacy stan stephanie stephen steve steven stuart sue susan suzanne ted teresa terri terry theresa tiffany tim tina todd tom tommy tony
  tracy travis tyler valerie vera vicki victor vince vincent walt walter wanda wayne wendy will`.split(/\s+/),
);

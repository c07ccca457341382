-- position 7scd98iay47m 933c1f4d4bda517808570c64d77449e3c22a84b14e86923ed22211d685b1d83a
-- position v479wpt6pvca add43aa4b8484629a582a4f22c9c789a65b88aa93bd47b5bd721e95212cb907b
-- position 7wic9w3gqkn4 cf5b22b7c56347eeb1c3627b7d80e9c91258c648233124c0f72a822f1d48f942
-- position x77mspaxx7f6 8e21cb77a8b2a0fa9d53e3b581d3e7b80c389c59c100b449dbeafa0001cf9f2a
-- position 8u3zyj97r4qp 57f1ad0ff415967e737724def8ac261786cd2da9cb2d4a858cc145d476c030e4
-- position c96bqxtzguy9 45d207ae4ee9af233e6744e3af47719058d9edf8f1dcbfbf4fa83ba4bd402171
-- position vtvz8376mkuc c43e8936114607a01a70d71edc2785701f9f138bfa2636ea4eb5968b6bd85bde
-- position e6evnhtsyffm d1416b89392c7c33cadf10a5e240b9f72848592843dd2f1751e03d48bfba255c
-- position k934uuxd7vqu cf13843a0c609559b070215f26b95bddb7744037d1d9ebcd885cf1bf7296fa5a
-- position bf2s9xr8ggv6 47d22ee3f8c99a97ea875e9a7dbd4dcef6d3e5ea26c1a5dab1bb8402a112b67f
-- position gqmduyydesah 22c325bb7f32db2389821f0a74adee1ce1bf84559a5fb80415abf5ca8525b568
-- position cwmcsj3a5hpg 4a27ce9b511b85303b373739abcfecede7bd8d5b9857b1c9c924805c8a22a1f6
BEGIN TRANSACTION;
CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at REAL NOT NULL, line TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
INSERT INTO "chat" VALUES('8u3zyj97r4qp',1,'DFJwl7-vYU9LwFoX','Ala','It is your turn, Ola.',1.79510020377597451215e+09,'DFJwl7-vYU9LwFoX:e81729aa7942b049');
INSERT INTO "chat" VALUES('e6evnhtsyffm',1,'DFJwl7-vYU9LwFoX','Ala','It is your turn, Ola.',1795100205.37708,'DFJwl7-vYU9LwFoX:34d1d0eaf47c13e0');
INSERT INTO "chat" VALUES('gqmduyydesah',1,'DFJwl7-vYU9LwFoX','Ala','It is your turn, Ola.',1.79510020653524827961e+09,'DFJwl7-vYU9LwFoX:34a96b45f15bb2d9');
INSERT INTO "chat" VALUES('v479wpt6pvca',1,'DFJwl7-vYU9LwFoX','Ala','It is your turn, Ola.',1.79510020285006546975e+09,'DFJwl7-vYU9LwFoX:bff125d310960cd2');
CREATE TABLE company (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;
INSERT INTO "company" VALUES('DFJwl7-vYU9LwFoX','7scd98iay47m');
INSERT INTO "company" VALUES('DFJwl7-vYU9LwFoX','7wic9w3gqkn4');
INSERT INTO "company" VALUES('DFJwl7-vYU9LwFoX','8u3zyj97r4qp');
INSERT INTO "company" VALUES('DFJwl7-vYU9LwFoX','bf2s9xr8ggv6');
INSERT INTO "company" VALUES('DFJwl7-vYU9LwFoX','c96bqxtzguy9');
INSERT INTO "company" VALUES('DFJwl7-vYU9LwFoX','cwmcsj3a5hpg');
INSERT INTO "company" VALUES('DFJwl7-vYU9LwFoX','d6e4nn4hx846');
INSERT INTO "company" VALUES('DFJwl7-vYU9LwFoX','e6evnhtsyffm');
INSERT INTO "company" VALUES('DFJwl7-vYU9LwFoX','gqmduyydesah');
INSERT INTO "company" VALUES('DFJwl7-vYU9LwFoX','k934uuxd7vqu');
INSERT INTO "company" VALUES('DFJwl7-vYU9LwFoX','v479wpt6pvca');
INSERT INTO "company" VALUES('DFJwl7-vYU9LwFoX','vtvz8376mkuc');
INSERT INTO "company" VALUES('DFJwl7-vYU9LwFoX','x77mspaxx7f6');
CREATE TABLE deeds (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    lines TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, number),
    UNIQUE (table_id, id)
) WITHOUT ROWID;
INSERT INTO "deeds" VALUES('7scd98iay47m',1,'0:f383128f7d0c1134',0,'0 discard distant-world
0 discard tourist-world
',1.79510020107904434208e+09);
INSERT INTO "deeds" VALUES('7scd98iay47m',2,'1:f1384c01732cdfe7',1,'1 discard merchant-world
1 discard pirate-world
',1795100201.09326);
INSERT INTO "deeds" VALUES('7scd98iay47m',3,'1:f6038ce92275109f',1,'1 choose explore-1-1
',1.79510020109659647943e+09);
INSERT INTO "deeds" VALUES('7scd98iay47m',4,'0:ac197c0edd672651',0,'0 choose explore-1-1
',1.79510020110802078242e+09);
INSERT INTO "deeds" VALUES('7scd98iay47m',5,'0:5a0395c5145d7b5a',0,'0 keep mining-world
0 keep genetics-lab
',1.79510020111988687517e+09);
INSERT INTO "deeds" VALUES('7scd98iay47m',6,'1:3ce4fd703d577629',1,'1 keep star-nomad-lair
1 keep terraforming-robots
',1.79510020113401436809e+09);
INSERT INTO "deeds" VALUES('7scd98iay47m',7,'1:f5db5843ac493d48',1,'1 choose explore-1-1
',1.79510020115134453773e+09);
INSERT INTO "deeds" VALUES('7scd98iay47m',8,'0:bbfccbd472350914',0,'0 choose explore-1-1
',1.79510020116583275794e+09);
INSERT INTO "deeds" VALUES('7scd98iay47m',9,'0:4d70692db4e22086',0,'0 keep black-market-trading-world
0 keep investment-credits
',1.79510020118001508717e+09);
INSERT INTO "deeds" VALUES('8u3zyj97r4qp',1,'0:328c2e3f36e74b26',0,'0 home prospectors-landing
',1.79510020313174057009e+09);
INSERT INTO "deeds" VALUES('8u3zyj97r4qp',2,'1:c2c6d3028e16549d',1,'1 home old-earth
',1.79510020315187311169e+09);
INSERT INTO "deeds" VALUES('8u3zyj97r4qp',3,'0:3577fc067b25eee0',0,'0 choose develop
',1.79510020318638801577e+09);
INSERT INTO "deeds" VALUES('8u3zyj97r4qp',4,'0:2afaa9a3dab614f9',0,'0 buy contact-specialist
',1.79510020319282078736e+09);
INSERT INTO "deeds" VALUES('8u3zyj97r4qp',5,'1:f0037caffbcd2b74',1,'1 buy colony-transports
',1.79510020320398879052e+09);
INSERT INTO "deeds" VALUES('8u3zyj97r4qp',6,'1:c0e9b252e0538b78',1,'1 choose sell
',1.79510020321043729787e+09);
INSERT INTO "deeds" VALUES('8u3zyj97r4qp',7,'0:8d7a575e7b0101c7',0,'0 sell prospectors-landing
',1.7951002032276873588e+09);
INSERT INTO "deeds" VALUES('8u3zyj97r4qp',8,'0:679287628604337c',0,'0 choose diplomats
',1.79510020324176979063e+09);
INSERT INTO "deeds" VALUES('8u3zyj97r4qp',9,'1:7eddeaafa44586af',1,'1 choose explore
',1.79510020326625084879e+09);
INSERT INTO "deeds" VALUES('8u3zyj97r4qp',10,'1:c2218329c1ed8fac',1,'1 discover deep-space-symbionts
',1.79510020327496862407e+09);
INSERT INTO "deeds" VALUES('8u3zyj97r4qp',11,'0:63bd8f36e5979363',0,'0 discover automaton-bastion
',1.79510020328790664669e+09);
INSERT INTO "deeds" VALUES('8u3zyj97r4qp',12,'1:27aec7338d3a9cc5',1,'1 discover pilgrim-waystation
',1.79510020331279325491e+09);
INSERT INTO "deeds" VALUES('8u3zyj97r4qp',13,'0:1c56b88a6224dd3d',0,'0 choose develop
',1.7951002033384048939e+09);
INSERT INTO "deeds" VALUES('8u3zyj97r4qp',14,'0:df61676ee3d3a1ba',0,'0 buy rich-economy
',1.79510020335061883925e+09);
INSERT INTO "deeds" VALUES('8u3zyj97r4qp',15,'0:ec7b3e0225523d05',0,'0 choose isolation
',1.79510020335838460926e+09);
INSERT INTO "deeds" VALUES('8u3zyj97r4qp',16,'1:75a89defcf66e02b',1,'1 choose settle
',1.79510020337178921698e+09);
INSERT INTO "deeds" VALUES('8u3zyj97r4qp',17,'1:28444848765b24bb',1,'1 choose explore
',1.79510020338219141965e+09);
INSERT INTO "deeds" VALUES('8u3zyj97r4qp',18,'1:6ae6fad0b35ad8ad',1,'1 discover mutinous-ore-haulers
',1.7951002033883860111e+09);
INSERT INTO "deeds" VALUES('8u3zyj97r4qp',19,'0:c055334cf4caa085',0,'0 discover rebel-smelters
',1.79510020339972925181e+09);
INSERT INTO "deeds" VALUES('8u3zyj97r4qp',20,'1:45a1f2f491e066cb',1,'1 discover toymaker-moon
',1.79510020341484379771e+09);
INSERT INTO "deeds" VALUES('8u3zyj97r4qp',21,'0:c243c7aa8028d68e',0,'0 choose develop
',1.79510020343160676958e+09);
INSERT INTO "deeds" VALUES('8u3zyj97r4qp',22,'0:a1253f682db4cb61',0,'0 buy space-marines
',1.79510020343978691104e+09);
INSERT INTO "deeds" VALUES('8u3zyj97r4qp',23,'0:0b3aa54df43f4c71',0,'0 choose settle
',1.79510020344634938244e+09);
INSERT INTO "deeds" VALUES('8u3zyj97r4qp',24,'0:5a5748d485f2f595',0,'0 settle rebel-smelters
',1.79510020345179128649e+09);
INSERT INTO "deeds" VALUES('8u3zyj97r4qp',25,'0:3e3fda764b81bebb',0,'0 pay
',1.79510020345936274527e+09);
INSERT INTO "deeds" VALUES('8u3zyj97r4qp',26,'1:00743763562cb298',1,'1 choose explore
',1.79510020347359824186e+09);
INSERT INTO "deeds" VALUES('8u3zyj97r4qp',27,'1:d146936479c363df',1,'1 discover imperium-survey-hq
',1.7951002034792041778e+09);
INSERT INTO "deeds" VALUES('8u3zyj97r4qp',28,'0:05878d8061e5eb83',0,'0 discover uplift-insurgents
',1.79510020348647236819e+09);
INSERT INTO "deeds" VALUES('8u3zyj97r4qp',29,'1:9e859593fe52b6df',1,'1 discover free-artists-commune
',1.79510020350522518164e+09);
INSERT INTO "deeds" VALUES('8u3zyj97r4qp',30,'1:28ec4002bffe9f56',1,'1 choose isolation
',1.79510020352225685121e+09);
INSERT INTO "deeds" VALUES('8u3zyj97r4qp',31,'0:af73e78f47f1bd4e',0,'0 choose develop
',1.79510020353590393068e+09);
INSERT INTO "deeds" VALUES('8u3zyj97r4qp',32,'0:b3aa2a64b101a73d',0,'0 buy survey-team
',1.79510020353950071336e+09);
INSERT INTO "deeds" VALUES('8u3zyj97r4qp',33,'1:abe906adb98ead9c',1,'1 buy customs-bureau
',1.79510020356398439407e+09);
INSERT INTO "deeds" VALUES('8u3zyj97r4qp',34,'0:daaef60850ede192',0,'0 choose explore
',1.79510020357130169873e+09);
INSERT INTO "deeds" VALUES('8u3zyj97r4qp',35,'0:fdc395e43294dc21',0,'0 discover slag-heap-moon
',1.7951002035857136249e+09);
INSERT INTO "deeds" VALUES('8u3zyj97r4qp',36,'1:97a2381103aef22f',1,'1 discover choir-of-minds
',1.79510020359962153436e+09);
INSERT INTO "deeds" VALUES('8u3zyj97r4qp',37,'0:86f43c76606ff111',0,'0 discover rebel-high-command
',1.79510020373189044e+09);
INSERT INTO "deeds" VALUES('bf2s9xr8ggv6',1,'0:1ae14842ccb4bbee',0,'0 discard field-surveyor
',1.79510020554922938339e+09);
INSERT INTO "deeds" VALUES('bf2s9xr8ggv6',2,'0:ee7bac8c7af14e01',0,'0 above
',1.79510020557133793831e+09);
INSERT INTO "deeds" VALUES('bf2s9xr8ggv6',3,'0:9d4f3f2c6eb5269f',0,'0 below
',1.79510020559552979473e+09);
INSERT INTO "deeds" VALUES('bf2s9xr8ggv6',4,'1:617a247d38561482',1,'1 discard salvage-engineer
',1.7951002056635937691e+09);
INSERT INTO "deeds" VALUES('bf2s9xr8ggv6',5,'1:af8e8da902d94c92',1,'1 above
',1.79510020567126321795e+09);
INSERT INTO "deeds" VALUES('bf2s9xr8ggv6',6,'1:5eccc4e54e56f8da',1,'1 below
',1.79510020569519042972e+09);
INSERT INTO "deeds" VALUES('bf2s9xr8ggv6',7,'0:1ddcb50c98fa03b4',0,'0 gain biomass
0 gain biomass
',1.79510020580435395243e+09);
INSERT INTO "deeds" VALUES('bf2s9xr8ggv6',8,'1:9ff4523ee4d18ec4',1,'1 gain biomass
1 gain biomass
',1.79510020584413838382e+09);
INSERT INTO "deeds" VALUES('bf2s9xr8ggv6',9,'0:17b7789ed65ea54e',0,'0 move n-planet
',1.795100205891680479e+09);
INSERT INTO "deeds" VALUES('e6evnhtsyffm',1,'0:64e52818b72bd4fd',0,'0 keep amber-quay
',1.79510020441928052899e+09);
INSERT INTO "deeds" VALUES('e6evnhtsyffm',2,'1:ccacf4f7306d23c8',1,'1 keep lyceum
',1.79510020444337725642e+09);
INSERT INTO "deeds" VALUES('e6evnhtsyffm',3,'0:1834b104c4920944',0,'0 buy technology
',1.7951002044522674084e+09);
INSERT INTO "deeds" VALUES('e6evnhtsyffm',4,'0:accfd35f0f00d168',0,'0 extra 3
',1.79510020445528340341e+09);
INSERT INTO "deeds" VALUES('e6evnhtsyffm',5,'0:3392c262e4b8b15d',0,'0 keep new-horizons-programme
',1.79510020445701050763e+09);
INSERT INTO "deeds" VALUES('e6evnhtsyffm',6,'0:57b8df14ddc1ed55',0,'0 done
',1.79510020445852637284e+09);
INSERT INTO "deeds" VALUES('e6evnhtsyffm',7,'1:8e3c1a807cd67095',1,'1 buy planet
',1.79510020446273660657e+09);
INSERT INTO "deeds" VALUES('e6evnhtsyffm',8,'1:9e5e1496f81ce5fb',1,'1 extra 3
',1.79510020446425461767e+09);
INSERT INTO "deeds" VALUES('e6evnhtsyffm',9,'1:7fa6a2e69099346f',1,'1 keep vk-15-garrison
',1.79510020446567296979e+09);
INSERT INTO "deeds" VALUES('e6evnhtsyffm',10,'1:233534d3c1713799',1,'1 done
',1.79510020447145700458e+09);
INSERT INTO "deeds" VALUES('e6evnhtsyffm',11,'0:a163a56c7c1235cf',0,'0 prepare technology
',1.79510020448830628393e+09);
INSERT INTO "deeds" VALUES('e6evnhtsyffm',12,'0:a926d271feb0e7ae',0,'0 put r64a
0 done
',1.79510020451225876803e+09);
INSERT INTO "deeds" VALUES('e6evnhtsyffm',13,'0:99713e74276096a3',0,'0 done
',1.7951002045169889927e+09);
INSERT INTO "deeds" VALUES('e6evnhtsyffm',14,'1:014cb96f9a0dd932',1,'1 prepare planet
',1.79510020453585290908e+09);
INSERT INTO "deeds" VALUES('e6evnhtsyffm',15,'1:4dfef3c7dc614a3e',1,'1 put r29b
1 to lyceum
1 done
',1.79510020454819726942e+09);
INSERT INTO "deeds" VALUES('e6evnhtsyffm',16,'1:3c20af0011292d5b',1,'1 done
',1.79510020455986523627e+09);
INSERT INTO "deeds" VALUES('e6evnhtsyffm',17,'0:a4568165867e55e1',0,'0 prepare ship
',1.7951002045798945427e+09);
INSERT INTO "deeds" VALUES('e6evnhtsyffm',18,'0:209735b8f6c84f10',0,'0 put r05a
0 done
',1.7951002045928993225e+09);
INSERT INTO "deeds" VALUES('e6evnhtsyffm',19,'0:6ca413a68f8574ce',0,'0 done
',1.79510020459499120707e+09);
INSERT INTO "deeds" VALUES('e6evnhtsyffm',20,'1:0c1e9cf7581af5d6',1,'1 prepare technology
',1.79510020462044548985e+09);
INSERT INTO "deeds" VALUES('e6evnhtsyffm',21,'1:1b8db04e789eb06c',1,'1 put r08b
1 done
',1.79510020464086341861e+09);
INSERT INTO "deeds" VALUES('e6evnhtsyffm',22,'1:fdcdcf3e62db7b0f',1,'1 done
',1.79510020466372609143e+09);
INSERT INTO "deeds" VALUES('e6evnhtsyffm',23,'0:e0adfc831bd84c2e',0,'0 prepare ship
',1.79510020469204115874e+09);
INSERT INTO "deeds" VALUES('e6evnhtsyffm',24,'0:4d72e853185d5602',0,'0 put r18a
0 done
',1.79510020472105574608e+09);
INSERT INTO "deeds" VALUES('e6evnhtsyffm',25,'0:5785704829b6d649',0,'0 done
',1.79510020473164606099e+09);
INSERT INTO "deeds" VALUES('e6evnhtsyffm',26,'1:adf7f61c9de154e7',1,'1 prepare technology
',1.79510020476028323175e+09);
INSERT INTO "deeds" VALUES('e6evnhtsyffm',27,'1:bd95140a01e96542',1,'1 put r01b
1 done
',1.79510020476339077948e+09);
INSERT INTO "deeds" VALUES('e6evnhtsyffm',28,'1:37e3d1d6c26ca6a7',1,'1 done
',1.79510020476606774325e+09);
INSERT INTO "deeds" VALUES('e6evnhtsyffm',29,'0:6c043e6fed8a9afd',0,'0 develop new-horizons-programme
',1.79510020477624535561e+09);
INSERT INTO "deeds" VALUES('e6evnhtsyffm',30,'0:ed57579e450f9dc0',0,'0 logistical
',1.7951002047919480801e+09);
INSERT INTO "deeds" VALUES('e6evnhtsyffm',31,'0:0ee00fc1c27165b8',0,'0 operational
',1.79510020479946422579e+09);
INSERT INTO "deeds" VALUES('e6evnhtsyffm',32,'0:f0c036e8eb964f91',0,'0 target aliens
',1.7951002048196103573e+09);
INSERT INTO "deeds" VALUES('e6evnhtsyffm',33,'0:32c89799170d9577',0,'0 done
',1.79510020483141326903e+09);
INSERT INTO "deeds" VALUES('e6evnhtsyffm',34,'1:52f239e15530200b',1,'1 prepare technology
',1.79510020485640406614e+09);
INSERT INTO "deeds" VALUES('e6evnhtsyffm',35,'1:832c465b56eed141',1,'1 put r13b
1 done
',1.79510020488004970549e+09);
INSERT INTO "deeds" VALUES('e6evnhtsyffm',36,'1:69a18826c8ec666a',1,'1 done
',1.79510020489949750901e+09);
INSERT INTO "deeds" VALUES('e6evnhtsyffm',37,'0:0a73bc46a502ddca',0,'0 buy technology
',1.79510020490813064575e+09);
INSERT INTO "deeds" VALUES('gqmduyydesah',1,'0:8c0e6b7b7a588ba2',0,'0 discard ecology-envoy
',1.79510020600716400148e+09);
INSERT INTO "deeds" VALUES('gqmduyydesah',2,'0:ef77a8481cc56c28',0,'0 above
',1.7951002060231895447e+09);
INSERT INTO "deeds" VALUES('gqmduyydesah',3,'0:feea5ffe1ae20b57',0,'0 below
',1.79510020604090189937e+09);
INSERT INTO "deeds" VALUES('gqmduyydesah',4,'1:ca1ad2be7115aa3b',1,'1 discard relief-captain
',1.79510020606138467795e+09);
INSERT INTO "deeds" VALUES('gqmduyydesah',5,'1:9a285e44df8e440f',1,'1 above
',1.79510020607929635053e+09);
INSERT INTO "deeds" VALUES('gqmduyydesah',6,'1:4ceee9a847e74cba',1,'1 below
',1.79510020608925604818e+09);
INSERT INTO "deeds" VALUES('gqmduyydesah',7,'0:f2ac54db0e3ff8f0',0,'0 gain biomass
0 gain biomass
',1.7951002061523463726e+09);
INSERT INTO "deeds" VALUES('gqmduyydesah',8,'1:4ec94fb8527a221a',1,'1 gain biomass
1 gain biomass
',1.79510020620036053655e+09);
INSERT INTO "deeds" VALUES('gqmduyydesah',9,'0:53e7af4e2ba8c190',0,'0 move n-asteroid
',1.7951002062607889176e+09);
INSERT INTO "deeds" VALUES('gqmduyydesah',10,'0:81061f5e860037d4',0,'0 lift quartermaster
',1.79510020628330039973e+09);
INSERT INTO "deeds" VALUES('gqmduyydesah',11,'0:44bb3c333c6c0f77',0,'0 play reactor-physicist
',1.795100206287091732e+09);
INSERT INTO "deeds" VALUES('gqmduyydesah',12,'0:3f4cd70798d488ed',0,'0 draw
',1.79510020629945802684e+09);
INSERT INTO "deeds" VALUES('gqmduyydesah',13,'0:4b84686e2858f881',0,'0 above
',1795100206.31247);
INSERT INTO "deeds" VALUES('gqmduyydesah',14,'1:7048aaf32a5db48f',1,'1 move e-planet
',1.79510020635180115701e+09);
INSERT INTO "deeds" VALUES('gqmduyydesah',15,'1:b9723c69657ca2cb',1,'1 lift habitat-steward
',1.79510020635924100879e+09);
INSERT INTO "deeds" VALUES('gqmduyydesah',16,'1:19f95c65bb95c2c9',1,'1 play drill-sergeant
',1.79510020636173534391e+09);
INSERT INTO "deeds" VALUES('gqmduyydesah',17,'1:bccda78d9313858d',1,'1 terraform
',1.79510020636735105519e+09);
INSERT INTO "deeds" VALUES('gqmduyydesah',18,'1:4c920f3b5fe0d716',1,'1 pass
',1.79510020637543916705e+09);
INSERT INTO "deeds" VALUES('gqmduyydesah',19,'1:4925b2b6d1501d27',1,'1 draw
',1.79510020637669777867e+09);
INSERT INTO "deeds" VALUES('gqmduyydesah',20,'1:a59d734c65a22fa9',1,'1 below
',1.79510020637794017795e+09);
INSERT INTO "deeds" VALUES('gqmduyydesah',21,'1:413bf0d85cc51413',1,'1 move e-station
',1.79510020637959432599e+09);
INSERT INTO "deeds" VALUES('gqmduyydesah',22,'1:470688b874239532',1,'1 lift systems-architect
',1.79510020638090181353e+09);
INSERT INTO "deeds" VALUES('gqmduyydesah',23,'1:026ca9ec16372053',1,'1 play systems-architect
',1.79510020638220214837e+09);
INSERT INTO "deeds" VALUES('gqmduyydesah',24,'1:dbd6624ee3e3878b',1,'1 use
',1.79510020638343596463e+09);
INSERT INTO "deeds" VALUES('gqmduyydesah',25,'1:2c05447a5b91a295',1,'1 gather
',1.79510020638482666009e+09);
INSERT INTO "deeds" VALUES('gqmduyydesah',26,'1:57e741c6ac36840b',1,'1 train habitat-steward
',1.79510020638618922233e+09);
INSERT INTO "deeds" VALUES('gqmduyydesah',27,'1:f39a3361a01a0fdf',1,'1 draw
',1.79510020638746452337e+09);
INSERT INTO "deeds" VALUES('gqmduyydesah',28,'1:eb0431a34e88bc2a',1,'1 below
',1.79510020638866186135e+09);
INSERT INTO "deeds" VALUES('gqmduyydesah',29,'0:7c4572dbe2cec35c',0,'0 move n-planet
',1.79510020642779612545e+09);
INSERT INTO "deeds" VALUES('gqmduyydesah',30,'0:63da45b3d8b1ed29',0,'0 play signals-officer
',1.79510020643535542486e+09);
INSERT INTO "deeds" VALUES('gqmduyydesah',31,'0:3ee2b8d132fc06c7',0,'0 play quartermaster
',1.79510020643659853932e+09);
INSERT INTO "deeds" VALUES('gqmduyydesah',32,'0:16cc6d3490735f48',0,'0 use
',1.79510020643779063219e+09);
INSERT INTO "deeds" VALUES('gqmduyydesah',33,'0:108828620187b570',0,'0 terraform
',1.79510020643909096712e+09);
INSERT INTO "deeds" VALUES('gqmduyydesah',34,'0:fcf26934459c86ab',0,'0 raise biomass
0 pass
',1.79510020644098281863e+09);
INSERT INTO "deeds" VALUES('gqmduyydesah',35,'0:3b84a1653db6646c',0,'0 draw
',1.79510020644239878654e+09);
INSERT INTO "deeds" VALUES('gqmduyydesah',36,'0:c3300328f01787b8',0,'0 below
',1.79510020644357085224e+09);
INSERT INTO "deeds" VALUES('gqmduyydesah',37,'0:79f1838ab46d1ff8',0,'0 upgrade mining-vehicles
',1.79510020644500470159e+09);
INSERT INTO "deeds" VALUES('gqmduyydesah',38,'0:27e413226cc2d23a',0,'undo 1
',1.79510020652353501319e+09);
INSERT INTO "deeds" VALUES('k934uuxd7vqu',1,'bots:1',-1,'1 discover lyceum
1 pay r48b
1 pay r59b
1 logistical
1 logistical
1 done
',1.7951002075187063217e+09);
INSERT INTO "deeds" VALUES('v479wpt6pvca',1,'0:3675fa32f2f7b58d',0,'0 discard new-vinland
0 discard destroyed-world
',1.7951002012205111981e+09);
INSERT INTO "deeds" VALUES('v479wpt6pvca',2,'1:7fd4bf0831e2b344',1,'1 discard empath-world
1 discard rebel-outpost
',1.79510020124175405506e+09);
INSERT INTO "deeds" VALUES('v479wpt6pvca',3,'1:cd433b34306dd392',1,'1 choose explore-1-1
',1.79510020125922894473e+09);
INSERT INTO "deeds" VALUES('v479wpt6pvca',4,'0:b4aed153700c2347',0,'0 choose explore-1-1
',1.79510020127174711223e+09);
INSERT INTO "deeds" VALUES('v479wpt6pvca',5,'0:8bb0525bf21f4e98',0,'0 keep distant-world
0 keep contact-specialist
',1795100201.29183);
INSERT INTO "deeds" VALUES('v479wpt6pvca',6,'1:eec93d54c626a9b7',1,'1 keep mining-world
1 keep avian-uplift-race
',1795100201.30501);
INSERT INTO "deeds" VALUES('v479wpt6pvca',7,'1:5ef07bc5e977612c',1,'1 choose explore-1-1
',1.79510020132443284986e+09);
INSERT INTO "deeds" VALUES('v479wpt6pvca',8,'0:c13094dcbb6a8fd3',0,'0 choose explore-1-1
',1.79510020134400463103e+09);
INSERT INTO "deeds" VALUES('v479wpt6pvca',9,'0:576e90b62ff7cc45',0,'0 keep galactic-engineers
0 keep tourist-world
',1.79510020135292434687e+09);
INSERT INTO "deeds" VALUES('v479wpt6pvca',10,'1:ff80d197a6d7efc9',1,'1 keep lost-alien-battle-fleet
1 keep aquatic-uplift-race
',1.79510020148104619975e+09);
INSERT INTO "deeds" VALUES('v479wpt6pvca',11,'1:74eabfed8224f9f6',1,'1 choose explore-1-1
',1.79510020151003384589e+09);
INSERT INTO "deeds" VALUES('v479wpt6pvca',12,'0:779e7d5cb94e591e',0,'0 choose explore-1-1
',1.79510020156771111492e+09);
INSERT INTO "deeds" VALUES('v479wpt6pvca',13,'0:70c819aaccbd17d4',0,'0 keep old-earth
0 keep galactic-resort
',1.79510020157688879966e+09);
INSERT INTO "deeds" VALUES('v479wpt6pvca',14,'1:2efbb7a38f2b7f06',1,'1 keep artist-colony
1 keep bio-hazard-mining-world
',1.79510020164904785149e+09);
INSERT INTO "deeds" VALUES('v479wpt6pvca',15,'1:43846d62c542311f',1,'1 choose explore-1-1
',1.79510020170394468306e+09);
INSERT INTO "deeds" VALUES('v479wpt6pvca',16,'0:de0230ed62bc4e6f',0,'0 choose explore-1-1
',1.79510020172322916983e+09);
INSERT INTO "deeds" VALUES('v479wpt6pvca',17,'0:f2ce902d0f26ee26',0,'0 keep alpha-centauri
0 keep alien-robot-scout-ship
',1.79510020172810363771e+09);
INSERT INTO "deeds" VALUES('v479wpt6pvca',18,'1:3a24f84331c2beb5',1,'1 keep pre-sentient-race
1 keep space-marines
',1.7951002017458922863e+09);
INSERT INTO "deeds" VALUES('v479wpt6pvca',19,'1:1cab476cd43cdd1f',1,'1 discard artist-colony
1 discard bio-hazard-mining-world
',1.79510020175590729717e+09);
INSERT INTO "deeds" VALUES('v479wpt6pvca',20,'0:1d7fef8027646aa0',0,'0 discard old-earth
0 discard alpha-centauri
',1.7951002017721574307e+09);
INSERT INTO "deeds" VALUES('v479wpt6pvca',21,'0:129210ffabcdb59e',0,'0 choose explore-1-1
',1.79510020178018832206e+09);
INSERT INTO "deeds" VALUES('v479wpt6pvca',22,'1:b624e1bbc837980a',1,'1 choose explore-1-1
',1.79510020179993176462e+09);
INSERT INTO "deeds" VALUES('v479wpt6pvca',23,'1:7971e65f9344f1ab',1,'1 keep comet-zone
1 keep pilgrimage-world
',1.79510020181557536128e+09);
INSERT INTO "deeds" VALUES('v479wpt6pvca',24,'0:0d18f570d1ebdb3e',0,'0 keep epsilon-eridani
0 keep gem-world
',1.79510020183271765711e+09);
INSERT INTO "deeds" VALUES('v479wpt6pvca',25,'0:3aab2dab014f35ce',0,'0 discard epsilon-eridani
0 discard gem-world
',1.7951002018454353809e+09);
INSERT INTO "deeds" VALUES('v479wpt6pvca',26,'1:8b046dad48e9faaf',1,'1 discard comet-zone
1 discard mining-world
',1.79510020186818194387e+09);
INSERT INTO "deeds" VALUES('v479wpt6pvca',27,'1:2afbf5ff392ec466',1,'1 choose explore-1-1
',1.7951002019563498497e+09);
INSERT INTO "deeds" VALUES('v479wpt6pvca',28,'0:f6a197093f454fa4',0,'0 choose explore-1-1
',1.79510020197828412051e+09);
INSERT INTO "deeds" VALUES('v479wpt6pvca',29,'0:15de471a1c6d6875',0,'0 keep spice-world
0 keep genetics-lab
',1.79510020201908659931e+09);
INSERT INTO "deeds" VALUES('v479wpt6pvca',30,'1:93d953ae078d6ebd',1,'1 keep plague-world
1 keep deserted-alien-colony
',1.79510020270346927649e+09);
INSERT INTO "deeds" VALUES('v479wpt6pvca',31,'1:4eb7f3eec1839993',1,'1 discard plague-world
1 discard pre-sentient-race
',1.79510020271239900593e+09);
INSERT INTO "deeds" VALUES('v479wpt6pvca',32,'0:5205b267254c0c64',0,'0 discard spice-world
0 discard distant-world
',1.7951002027258689403e+09);
INSERT INTO "deeds" VALUES('v479wpt6pvca',33,'0:1847612235766d17',0,'0 choose explore-1-1
',1.79510020273939204221e+09);
INSERT INTO "deeds" VALUES('v479wpt6pvca',34,'1:79b5f8aa04a65744',1,'1 choose explore-1-1
',1.79510020274750137334e+09);
INSERT INTO "deeds" VALUES('v479wpt6pvca',35,'1:40179cc84602f46c',1,'1 keep expedition-force
1 keep diversified-economy
',1.79510020275528287894e+09);
INSERT INTO "deeds" VALUES('v479wpt6pvca',36,'0:2f648cd71d911fb6',0,'0 keep malevolent-lifeforms
0 keep rebel-fuel-cache
',1.79510020277567386619e+09);
INSERT INTO "deeds" VALUES('v479wpt6pvca',37,'0:4d18516bc488a56e',0,'0 discard galactic-resort
0 discard galactic-engineers
',1.79510020279136276247e+09);
INSERT INTO "deeds" VALUES('v479wpt6pvca',38,'0:759ef5f7b9553df4',0,'undo 2
',1.79510020283770728105e+09);
INSERT INTO "deeds" VALUES('vtvz8376mkuc',1,'1:fcdfbfa06b687ffb',1,'1 keep pell
',1.79510020410511016847e+09);
INSERT INTO "deeds" VALUES('vtvz8376mkuc',2,'0:9296a3155b70eaa6',0,'0 keep lyceum
',1.79510020412881851192e+09);
INSERT INTO "deeds" VALUES('vtvz8376mkuc',3,'1:429055c41c501201',1,'1 buy technology
',1.79510020417297935487e+09);
INSERT INTO "deeds" VALUES('vtvz8376mkuc',4,'1:ccc1953eefbf4dc4',1,'1 extra 3
',1795100204.19963);
INSERT INTO "deeds" VALUES('vtvz8376mkuc',5,'1:38d33a2dfef526ff',1,'1 keep pathfinder-guild
',1.79510020427250647544e+09);
INSERT INTO "deeds" VALUES('vtvz8376mkuc',6,'1:270686ee15d28b33',1,'1 done
',1.79510020428998732567e+09);
INSERT INTO "deeds" VALUES('vtvz8376mkuc',7,'0:f371cd3728a8c388',0,'0 buy technology
',1.79510020431646490101e+09);
INSERT INTO "deeds" VALUES('vtvz8376mkuc',8,'0:9df3bd5b76307b5a',0,'0 extra 3
',1.79510020431941890719e+09);
INSERT INTO "deeds" VALUES('vtvz8376mkuc',9,'0:04251953d38c8fa5',0,'0 keep core-drills
',1.79510020435816192631e+09);
INSERT INTO "deeds" VALUES('x77mspaxx7f6',1,'0:49ef85097cf27a5a',0,'0 home old-earth
',1.79510020291459155084e+09);
INSERT INTO "deeds" VALUES('x77mspaxx7f6',2,'1:022dc31df53c507e',1,'1 home bastion-of-kesh
',1.79510020293174314505e+09);
INSERT INTO "deeds" VALUES('x77mspaxx7f6',3,'0:799cb8b926230ced',0,'0 choose develop
',1.79510020295623064041e+09);
INSERT INTO "deeds" VALUES('x77mspaxx7f6',4,'0:1f68646ef784d049',0,'0 buy barter-network
',1795100202.98284);
INSERT INTO "deeds" VALUES('x77mspaxx7f6',5,'1:981cc43a24afe8ad',1,'1 buy colony-transports
',1.79510020300421643257e+09);
INSERT INTO "deeds" VALUES('x77mspaxx7f6',6,'1:a9b46b6c341707e7',1,'1 choose sell
',1.79510020301146602629e+09);
INSERT INTO "deeds" VALUES('x77mspaxx7f6',7,'0:ac619d8c7a288223',0,'0 choose explore
',1.79510020302497410767e+09);
INSERT INTO "deeds" VALUES('x77mspaxx7f6',8,'0:99486b144fb6304e',0,'0 discover imperium-dreadnought-yard
',1.79510020303557562833e+09);
INSERT INTO "deeds" VALUES('x77mspaxx7f6',9,'1:b09d54978bbd8348',1,'1 discover guerrilla-moon
',1.79510020304946351049e+09);
CREATE TABLE meta (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "meta" VALUES('secret','00866b32a958c8be64eb41f619137a2aca8f252221d16c711fd200caabc01c3c');
CREATE TABLE migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL);
INSERT INTO "migrations" VALUES(1,'0001_beginning.sql');
INSERT INTO "migrations" VALUES(2,'0002_rules_of_tables.sql');
INSERT INTO "migrations" VALUES(3,'0003_lines_of_chat.sql');
INSERT INTO "migrations" VALUES(4,'0004_what_is_shown.sql');
CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    folded TEXT NOT NULL, -- the name without regard to case
    password TEXT NOT NULL,
    created REAL NOT NULL
) WITHOUT ROWID;
INSERT INTO "people" VALUES('DFJwl7-vYU9LwFoX','Ala','ala','',1.79510020101568651199e+09);
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    host TEXT NOT NULL,
    seats TEXT NOT NULL,
    options TEXT NOT NULL,
    seed TEXT NOT NULL, -- wider than 64 bits
    position TEXT NOT NULL,
    clock TEXT NOT NULL,
    listed INTEGER NOT NULL,
    guided INTEGER NOT NULL,
    created REAL NOT NULL,
    changed REAL NOT NULL,
    revision INTEGER NOT NULL,
    deeds INTEGER NOT NULL,
    waiting TEXT NOT NULL,
    totals TEXT NOT NULL,
    chats INTEGER NOT NULL DEFAULT 0 -- how many lines of chat there are
, rules TEXT NOT NULL DEFAULT '', content TEXT NOT NULL DEFAULT '', shown INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
INSERT INTO "tables" VALUES('7scd98iay47m','race','playing','DFJwl7-vYU9LwFoX','[{"kind":"person","name":"Ala","person":"DFJwl7-vYU9LwFoX"},{"kind":"person","name":"Ola","person":"DFJwl7-vYU9LwFoX"}]','{"first-game":false,"advanced":false}','1','','{"stock":3600,"bonus":60,"days":0}',0,0,1.79510020102632737162e+09,1.79510020116583275794e+09,9,9,'[-1,1]','[]',0,'2','17f1af4876dcf1ce80a321f3a1e08f5e1b1a8d2808c8b4d76d4bb55b99ad134d',6);
INSERT INTO "tables" VALUES('7wic9w3gqkn4','race','playing','DFJwl7-vYU9LwFoX','[{"kind":"person","name":"Ala","person":"DFJwl7-vYU9LwFoX"},{"kind":"bot","name":"greedy","person":""}]','{"first-game":false,"advanced":false}','37179424484437759312300350872','{"format":"galaktyka position 1","game":"race","content":"17f1af4876dcf1ce80a321f3a1e08f5e1b1a8d2808c8b4d76d4bb55b99ad134d","options":{"first-game":false,"advanced":false},"rng":[323682235,2704312868,877274233,117],"lead":1,"round":4,"phase":"round-end","stage":"finish","turn":0,"second_time":false,"plan":[],"pool":24,"deck":["former-penal-colony","comet-zone","new-earth","genetics-lab","new-military-tactics","artist-colony","mining-world","expedition-force","investment-credits","space-marines","spice-world","asteroid-belt","terraformed-world","drop-ships","pre-sentient-race","mining-conglomerate","rebel-homeworld","terraforming-robots","refugee-world","expedition-force","destroyed-world","aquatic-uplift-race","alien-robot-sentry","new-galactic-order","bio-hazard-mining-world","avian-uplift-race","deserted-alien-colony","reptilian-uplift-race","secluded-world","alien-rosetta-stone-world","rebel-underground","runaway-robots","replicant-robots","expanding-colony","colony-ship","pan-galactic-league","export-duties","lost-alien-warship","interstellar-bank","drop-ships","investment-credits","research-labs","epsilon-eridani","genetics-lab","deficit-spending","space-port","gem-world","new-survivalists","prosperous-world","deserted-alien-outpost","deserted-alien-library","rebel-outpost","galactic-survey-seti","galactic-imperium","consumer-markets","colony-ship","imperium-armaments-world","gambling-world","merchant-guild","pirate-world","the-last-of-the-uplift-gnarssh","pilgrimage-world","mining-robots","empath-world","alien-tech-institute","export-duties","mining-robots","new-vinland","outlaw-world","rebel-base","interstellar-bank","plague-world","mining-conglomerate","rebel-fuel-cache","research-labs","galactic-federation"],"discard":["lost-species-ark-world","blaster-gem-mines","merchant-world","malevolent-lifeforms","lost-alien-battle-fleet","rebel-warrior-race","contact-specialist","new-military-tactics","public-works","public-works","deficit-spending","diversified-economy","consumer-markets","mining-league","new-economy"],"revelations":14,"players":[{"hand":["alpha-centauri","distant-world","galactic-resort","galactic-engineers","black-market-trading-world","tourist-world","alien-robot-scout-ship","contact-specialist","diversified-economy","replicant-robots","galactic-renaissance"],"tableau":[{"card":"earths-lost-colony"}],"chips":0,"active":1,"actions":["explore-1-1"],"question":"discard","owe":1},{"hand":["old-earth","alien-robotic-factory","radioactive-world","galactic-trendsetters","rebel-miners","star-nomad-lair","space-marines","terraforming-robots","free-trade-association","trade-league"],"tableau":[{"card":"new-sparta"}],"chips":0,"active":1,"actions":["explore-1-1"]}]}','',0,0,1.7951002028134150505e+09,1.7951002028134150505e+09,0,0,'[0,-2]','[]',0,'2','17f1af4876dcf1ce80a321f3a1e08f5e1b1a8d2808c8b4d76d4bb55b99ad134d',0);
INSERT INTO "tables" VALUES('8u3zyj97r4qp','frontiers','playing','DFJwl7-vYU9LwFoX','[{"kind":"person","name":"Ala","person":"DFJwl7-vYU9LwFoX"},{"kind":"person","name":"Ola","person":"DFJwl7-vYU9LwFoX"}]','{"first-game":false,"goals":false}','2','','',0,0,1.79510020311869668958e+09,1.79510020373189044e+09,37,37,'[1]','[]',1,'1','bb9ea95ac370e5a86fcdf9d66d2008bdc158091d55c7615c9c87a333e7965594',37);
INSERT INTO "tables" VALUES('bf2s9xr8ggv6','cosmos','playing','DFJwl7-vYU9LwFoX','[{"kind":"person","name":"Ala","person":"DFJwl7-vYU9LwFoX"},{"kind":"person","name":"Ola","person":"DFJwl7-vYU9LwFoX"}]','{"four-planets":false,"easy-plus":false,"medium":false,"medium-plus":false,"hard":false,"hard-plus":false}','1','','{"stock":3600,"bonus":60,"days":0}',0,0,1.79510020540258526805e+09,1.795100205891680479e+09,9,9,'[0]','[]',0,'2','130c038272f83f4160b4089cd6867c64174db7498f8aa4fb9026cc59c1afb583',9);
INSERT INTO "tables" VALUES('c96bqxtzguy9','frontiers','playing','DFJwl7-vYU9LwFoX','[{"kind":"person","name":"Ala","person":"DFJwl7-vYU9LwFoX"},{"kind":"bot","name":"greedy","person":""}]','{"first-game":false,"goals":false}','69112053467515131706920088252','{"format":"galaktyka position 1","game":"frontiers","content":"bb9ea95ac370e5a86fcdf9d66d2008bdc158091d55c7615c9c87a333e7965594","options":{"first-game":false,"goals":false},"rng":[4287670847,121097833,1357519782,401440721],"round":4,"phase":"develop","stage":"parts","track":[0,0,1,1],"picking":0,"taken":["develop"],"turn":1,"vp_pool":22,"colonist_pool":12,"produce_credits":3,"technologies":{"space-marines":0,"contact-specialist":0,"consumer-markets":1,"mining-industry":1,"rich-economy":0,"public-endowment":1,"colony-transports":0,"prefabricated-habitats":1,"survey-team":1,"customs-bureau":1,"monument-of-the-vanished":1,"terraforming-robots":1,"development-bonds":1,"improved-logistics":1,"galactic-salon":1,"patent-brokers":1,"open-markets-accord":1,"deep-mining-combine":1,"order-of-arms":1,"alien-tech-institute":1,"pan-galactic-league":1,"throne-of-stars":1,"cartographic-directorate":1,"prosperity-doctrine":1},"bag":["driftwood-corsairs","otterkin-burrows","contraband-carnival","striking-pitmen","silent-listening-post","feathered-parliament","chitin-hive","outlaw-broadcasters","guerrilla-moon","rusting-sentinels","tusked-nomads","imperium-border-garrison","buried-war-engine","rebel-shipyards","choir-of-minds","imperium-armour-works","rebel-high-command","imperium-dreadnought-yard","living-fortress","cradle-of-the-rebellion","overlord-citadel","devolved-uplift-race","artist-settlement","holiday-archipelago","slag-heap-moon","new-vinland","spice-world","galactic-information-network","basalt-quarries","magma-tap","ring-dredgers","shattered-moon","frontier-bank","singing-reef","gallery-world","imperium-trade-concession","comet-zone","alien-rosetta-stone-world","grand-casino-orbital","imperium-weapons-factory","gene-gardens","derelict-ore-convoy","orbital-refinery-ring","cloud-whale-sanctuary","uplift-academy","sealed-observatory","alien-oort-cloud-refinery","imperium-chancery","dream-forge","computronium-spires","gate-builders-arcology"],"display":[],"leaving":[],"ends":[],"revelations":21,"players":[{"board":3,"colonies":[{"tile":"prospectors-landing"},{"tile":"rebel-smelters"}],"technologies":["contact-specialist","rich-economy","space-marines"],"discovered":["uplift-insurgents","automaton-bastion"],"credits":1,"colonists":2,"vp":1,"question":"buy"},{"board":1,"colonies":[{"tile":"old-earth"}],"technologies":["colony-transports"],"discovered":["mutinous-ore-haulers","free-artists-commune","imperium-survey-hq","toymaker-moon","pilgrim-waystation","deep-space-symbionts"],"credits":3,"colonists":7,"vp":1}],"action":"develop","chooser":0}','',0,0,1.79510020375911092758e+09,1.79510020375911092758e+09,0,0,'[0]','[]',0,'1','bb9ea95ac370e5a86fcdf9d66d2008bdc158091d55c7615c9c87a333e7965594',0);
INSERT INTO "tables" VALUES('cwmcsj3a5hpg','cosmos','playing','DFJwl7-vYU9LwFoX','[{"kind":"person","name":"Ala","person":"DFJwl7-vYU9LwFoX"},{"kind":"bot","name":"greedy","person":""}]','{"four-planets":false,"easy-plus":false,"medium":false,"medium-plus":false,"hard":false,"hard-plus":false}','30246703564124495590032509390','{"format":"galaktyka position 1","game":"cosmos","content":"130c038272f83f4160b4089cd6867c64174db7498f8aa4fb9026cc59c1afb583","options":{"four-planets":false,"easy-plus":false,"medium":false,"medium-plus":false,"hard":false,"hard-plus":false},"rng":[3318745420,3358909760,2321911916,3215859928],"round":2,"step":"crew","first":1,"turns":2,"closing":0,"cells":{"n":{"planet":"thalor"},"e":{"planet":"verdune","levels":{"biomass":1},"track":[{"seat":1,"space":1}]},"w":{"planet":"ossa"}},"planet_deck":["miravel","cindral","elpis","keyl","brannoc"],"crew_deck":["academy-rector","fuel-dispatcher","garrison-commander","hydroponics-gardener","field-surveyor","refinery-overseer","pit-foreman","seed-archivist","orchard-warden","data-broker","orbit-analyst","chief-cyberneticist","climate-modeller","herd-keeper","field-physician","muster-chief","convoy-captain","salvage-engineer","drill-engineer","recruiting-officer","chief-botanist"],"crew_discard":["relief-captain","drill-sergeant","habitat-steward","systems-architect","ecology-envoy","reactor-physicist"],"cantina":["settlement-elder","gene-analyst","glasshouse-keeper"],"survivor_deck":["lost-cartographer","vault-keepers","ocean-chemists","foundry-hands","reef-biologists","stranded-pilot","wandering-healer","ore-haulers","seed-growers","tower-mechanics","beacon-crew","probe-builders","archive-staff","cave-gardeners","terrace-farmers"],"survivor_discard":[],"revelations":13,"players":[{"ark":"n-planet","cargo":{"biomass":2,"workforce":0,"minerals":0,"technology":0},"upgrades":[],"engines":0,"colonies":[],"colony_pool":0,"outposts":[],"outpost_pool":0,"vp":{"merit":0,"bonus":0,"unlocked":0,"placed":0},"ready":[],"above":["signals-officer","quartermaster"],"below":[],"survivors":[],"settled":[]},{"ark":"e-station","cargo":{"biomass":1,"workforce":1,"minerals":1,"technology":1},"upgrades":[],"engines":0,"colonies":[],"colony_pool":0,"outposts":[],"outpost_pool":0,"vp":{"merit":0,"bonus":0,"unlocked":0,"placed":0},"ready":["engineer"],"above":[],"below":["soil-engineer"],"survivors":[],"settled":[]}],"active":0,"plays":2,"asked":0,"question":"play"}','',0,0,1.79510020648630237577e+09,1.79510020648630237577e+09,0,0,'[0]','[]',0,'2','130c038272f83f4160b4089cd6867c64174db7498f8aa4fb9026cc59c1afb583',0);
INSERT INTO "tables" VALUES('d6e4nn4hx846','race','gathering','DFJwl7-vYU9LwFoX','[{"kind":"person","name":"Ala","person":"DFJwl7-vYU9LwFoX"},{"kind":"bot","name":"greedy","person":""},{"kind":"open","name":"","person":""}]','{"first-game":false,"advanced":false}','229327284601464836231585455','','',1,0,1.79510020655424237245e+09,1.79510020655424237245e+09,0,0,'[]','[]',0,'','',0);
INSERT INTO "tables" VALUES('e6evnhtsyffm','artifacts','playing','DFJwl7-vYU9LwFoX','[{"kind":"person","name":"Ala","person":"DFJwl7-vYU9LwFoX"},{"kind":"person","name":"Ola","person":"DFJwl7-vYU9LwFoX"}]','{"choose-factions":false}','2','','',0,0,1.79510020441044545178e+09,1.79510020490813064575e+09,37,37,'[0]','[]',1,'4','9fa025b905c0deac85956c5b7b466a2710c8bbc05e85120bc131934b8529a2f7',37);
INSERT INTO "tables" VALUES('gqmduyydesah','cosmos','playing','DFJwl7-vYU9LwFoX','[{"kind":"person","name":"Ala","person":"DFJwl7-vYU9LwFoX"},{"kind":"person","name":"Ola","person":"DFJwl7-vYU9LwFoX"}]','{"four-planets":false,"easy-plus":false,"medium":false,"medium-plus":false,"hard":false,"hard-plus":false}','2','','',0,0,1.79510020597423934933e+09,1.79510020652353501319e+09,38,38,'[0]','[]',1,'2','130c038272f83f4160b4089cd6867c64174db7498f8aa4fb9026cc59c1afb583',38);
INSERT INTO "tables" VALUES('k934uuxd7vqu','artifacts','playing','DFJwl7-vYU9LwFoX','[{"kind":"person","name":"Ala","person":"DFJwl7-vYU9LwFoX"},{"kind":"bot","name":"greedy","person":""}]','{"choose-factions":false}','29812790041311883960873601854','{"format":"galaktyka position 1","game":"artifacts","content":"9fa025b905c0deac85956c5b7b466a2710c8bbc05e85120bc131934b8529a2f7","options":{"choose-factions":false},"rng":[3406753841,1310103120,2069032245,224],"phase":"act","turn":8,"first":0,"marker":2,"ending":false,"deck":["r72","r37","r34","r30","r32","r50","r67","r51","r35","r38","r14","r54","r52","r46","r49","r01","r33","r06","r58","r09","r19","r42","r07","r03","r71","r40","r39","r45","r27","r41","r17","r25","r15","r13","r43","r55","r61","r62","r31","r53","r24","r63","r65","r36","r44","r60","r12","r28","r20","r56","r26","r10","r69","r11","r21","r23","r66","r16","r47","r04","r02"],"discard":[],"decks":{"ship":["bill-of-sale","trellis","sextant","vagrant","counting-house","granary","cold-furnace","long-table","baroque","nursery","homeward-bound","night-ferry","salted-earth","open-question","wayfinder","albatross","blunt-answer","neu-bremen","argument","foundling","sonne","polestar","veto","marginalia","black-death","concordat","second-horizon","gilt-edge","deep-sounder","deed-of-gift","tocsin","fair-copy","last-word","mallet","pay-packet","ready-money","ariadne","milestone"],"technology":["gunnery-school","survey-probes","curio-exchange","underwriters","broad-market","relic-bureau","deep-wells","interterran-research","sovereign-fund","general-capital-domination","free-port","settler-bounty","tug-squadron","standing-committee","phantom-mk2-vorscha","patent-office","intersystem-investment-bank","peer-review","salvage-rights","pathfinder-guild","open-faculty","picket-line","targeting-lattice","shareholder-transfer-centre","modular-yards","contract-labour","assay-office","convoy-office","star-charts","automated-fleet-construction","fellowship-grants","victory-parade","harbour-pilots","deep-analysis-and-research-programme","core-drills","deep-archive","letters-of-marque"],"planet":["halloways-reach","pell","nineveh-gate","harrow","mika-1","long-ledger","brass-haven","corvo-iv","gault","marrow-shaft","iron-mere","saffron-deep","sable-orchard","gutenberg","blue-candle","flandern","calcine","kestrel-forge","ostrava-minor","drumlin","guilders-rest","tarn-ii","jacobus","vitruvius-xxi","copper-trail","quillon","whitlock","dividend","ketterby","cinder-vale","tally","redoubt","tithe","tern","old-lantern","bastion-nine","ferrow"]},"system":"tin-garden","systems":["choir-wells","sleeping-fleet","hollow-moon","glass-reef","still-water","veiled-orbit","cradle-nine","mirror-sea","ember-gate","hive-lattice","quiet-shoals","the-long-stair","the-orchard"],"plan_deck":["privateer-pact","scorched-docks","decoy-convoy","hostage-fund","sealed-ports","minefield","paper-shield","reserve-squadron","counter-battery-fire","hell","ambush","ransom-clause","iron-ring","economic-war"],"artifact_deck":["open-hand","bright-seed","fourfold-key","world-needle","second-dawn","borrowed-star","silent-bell","root-engine","time-controller","standing-wave","lens-of-choice","war-crown","memory-palace","endless-purse"],"revelations":19,"players":[{"hand":["r22","r57","r70"],"projects":[{"card":"amber-quay"},{"card":"ninth-hammer","attached":["r05a","r18a"]},{"card":"new-horizons-programme","attached":["r64a"]}],"empire":[{"card":"boarding-doctrine","side":"operational"}],"credits":0,"vp":0,"faction":"clone-clans"},{"hand":["r48","r59","r68"],"projects":[{"card":"lyceum","attached":["r29b"]},{"card":"ore-futures","attached":["r08b"]},{"card":"vk-15-garrison"}],"empire":[{"card":"sinking-fund","side":"logistical"}],"credits":0,"vp":0,"faction":"community","question":"act"}],"active":1,"turn_notes":{"actions":1}}','',0,0,1.79510020493590855602e+09,1.7951002075187063217e+09,1,1,'[0]','[]',0,'4','9fa025b905c0deac85956c5b7b466a2710c8bbc05e85120bc131934b8529a2f7',1);
INSERT INTO "tables" VALUES('v479wpt6pvca','race','playing','DFJwl7-vYU9LwFoX','[{"kind":"person","name":"Ala","person":"DFJwl7-vYU9LwFoX"},{"kind":"person","name":"Ola","person":"DFJwl7-vYU9LwFoX"}]','{"first-game":false,"advanced":false}','2','','',0,0,1.79510020119830703737e+09,1.79510020277567386619e+09,38,38,'[0,1]','[]',1,'2','17f1af4876dcf1ce80a321f3a1e08f5e1b1a8d2808c8b4d76d4bb55b99ad134d',25);
INSERT INTO "tables" VALUES('vtvz8376mkuc','artifacts','playing','DFJwl7-vYU9LwFoX','[{"kind":"person","name":"Ala","person":"DFJwl7-vYU9LwFoX"},{"kind":"person","name":"Ola","person":"DFJwl7-vYU9LwFoX"}]','{"choose-factions":false}','1','','{"stock":3600,"bonus":60,"days":0}',0,0,1.79510020386850476263e+09,1.79510020435816192631e+09,9,9,'[0]','[]',0,'4','9fa025b905c0deac85956c5b7b466a2710c8bbc05e85120bc131934b8529a2f7',9);
INSERT INTO "tables" VALUES('x77mspaxx7f6','frontiers','playing','DFJwl7-vYU9LwFoX','[{"kind":"person","name":"Ala","person":"DFJwl7-vYU9LwFoX"},{"kind":"person","name":"Ola","person":"DFJwl7-vYU9LwFoX"}]','{"first-game":false,"goals":false}','1','','{"stock":3600,"bonus":60,"days":0}',0,0,1.79510020286308670045e+09,1.79510020304946351049e+09,9,9,'[0]','[]',0,'1','bb9ea95ac370e5a86fcdf9d66d2008bdc158091d55c7615c9c87a333e7965594',9);
CREATE UNIQUE INDEX accounts ON people (folded) WHERE password <> '';
CREATE INDEX listed_tables ON tables (changed) WHERE listed AND status <> 'over';
CREATE INDEX company_of_table ON company (table_id);
CREATE UNIQUE INDEX chat_lines ON chat (table_id, line) WHERE line <> '';
COMMIT;
